/** Maximum length of a line that the writer folds, with its indentation. */
export const maxWidth = 100
const minTextWidth = 40

/** Characters that YAML does not allow outside of quotation marks, or that end a line in some programs. */
// eslint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]|\p{Surrogate}/u

/** True if a text has no character that needs an escape. A line break is none. */
export function isPrintable(text: string): boolean {
  return !unprintable.test(text)
}

/** True if a block scalar can represent the text. */
export function canBeBlock(text: string): boolean {
  const body = text.replace(/\n$/, '')
  return body !== '' && isPrintable(body) && !/^[ \n]| $| \n|\n$/.test(body)
}

/** True if folding can represent the text. Lines that begin with a space are not folded. */
export function canBeFolded(text: string): boolean {
  return canBeBlock(text) && !text.includes('\n ')
}

/** Formats a text as `>-`, with its paragraphs. The first line has no indentation. */
export function formatFolded(text: string, column: number): string {
  const body = text.replace(/\n$/, '')
  const width = Math.max(maxWidth - column, minTextWidth)
  const parts = body.split(/(\n+)/)
  const folded = parts.map((part) => (part.startsWith('\n') ? `${part}\n` : foldParagraph(part, width))).join('')
  return `>${formatChomping(text)}\n${indentLines(folded, column)}`
}

/** Formats a text as `|-`, with its line breaks. The first line has no indentation. */
export function formatLiteral(text: string, column: number): string {
  return `|${formatChomping(text)}\n${indentLines(text.replace(/\n$/, ''), column)}`
}

function formatChomping(text: string): string {
  return text.endsWith('\n') ? '' : '-'
}

function indentLines(text: string, column: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(column))
}

/** Breaks a paragraph at single spaces. Spaces next to another one would be lost. */
function foldParagraph(text: string, width: number): string {
  const lines: string[] = []
  for (const word of text.split(/(?<=\S) (?=\S)/)) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
