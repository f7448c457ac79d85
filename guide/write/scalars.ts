/** Formats scalars as the editors' files write them. */
import type { Scalar } from 'yaml'
import type { ScalarValue } from './contents'

interface ScalarPlace {
  /** Column at which the scalar begins. */
  readonly column: number
  /** Column of the lines of a block scalar. Omitted inside brackets, where there are none. */
  readonly blockColumn?: number
  readonly node?: Scalar
}

/**
 * Formats a scalar as the files do. Keeps a style that the old value did not need, because an editor chose it. Lines after
 * the first are indented.
 */
export function formatScalar(value: ScalarValue, place: ScalarPlace): string {
  if (typeof value !== 'string') return String(value)
  const usual = formatUsual(value, place)
  const { type, value: old } = place.node ?? {}
  if (!type || typeof old !== 'string') return usual
  const isChosen = getType(formatUsual(old, place)) !== type
  const areBothQuoted = type.startsWith('QUOTE') && getType(usual).startsWith('QUOTE')
  return (isChosen || areBothQuoted ? formatAs(type, value, place) : undefined) ?? usual
}

function formatUsual(text: string, { column, blockColumn }: ScalarPlace): string {
  if (blockColumn !== undefined) {
    if (isLong(text, column) && canBeFolded(text)) return formatFolded(text, blockColumn)
    if (text.includes('\n') && canBeBlock(text)) return formatLiteral(text, blockColumn)
  }
  if (isPlain(text, blockColumn === undefined)) return text
  return /["\\]/.test(text) && !text.includes("'") && canBeSingle(text) ? quoteSingle(text) : quoteDouble(text)
}

/** Formats a string in a style. Undefined if the style cannot represent it. */
function formatAs(type: Scalar.Type, text: string, { blockColumn }: ScalarPlace): string | undefined {
  if (type === 'QUOTE_DOUBLE') return quoteDouble(text)
  if (type === 'QUOTE_SINGLE') return canBeSingle(text) ? quoteSingle(text) : undefined
  if (type === 'PLAIN') return isPlain(text, blockColumn === undefined) ? text : undefined
  if (blockColumn === undefined) return undefined
  if (type === 'BLOCK_FOLDED') return canBeFolded(text) ? formatFolded(text, blockColumn) : undefined
  return canBeBlock(text) ? formatLiteral(text, blockColumn) : undefined
}

const typesByStart: Readonly<Record<string, Scalar.Type>> = {
  '"': 'QUOTE_DOUBLE',
  "'": 'QUOTE_SINGLE',
  '>': 'BLOCK_FOLDED',
  '|': 'BLOCK_LITERAL',
}

function getType(formatted: string): Scalar.Type {
  return typesByStart[formatted.charAt(0)] ?? 'PLAIN'
}

function canBeSingle(text: string): boolean {
  return isPrintable(text) && !text.includes('\n')
}

/** True for text that the files fold: paragraphs, and text that does not fit on the line. */
function isLong(text: string, column: number): boolean {
  return text.includes('\n') || (text.includes(' ') && column + text.length > maxWidth)
}

function quoteSingle(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

const escaped = /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g

/** Formats a string in double quotation marks, which can represent any string. */
export function quoteDouble(text: string): string {
  return JSON.stringify(text).replaceAll(escaped, escapeCharacter)
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Words that YAML 1.1 or 1.2 reads as another type. */
const reserved = /^(?:~|null|true|false|yes|no|on|off|y|n|=|<<)$/i
/** Numbers and times of YAML 1.1 and 1.2. Dates stay as they are, as in the files. */
const number =
  /^[-+]?(?:\.?\d[\d_,]*(?:\.[\d_]*)?(?:e[-+]?\d+)?|0[xob][\da-f_]+|\.inf|\.nan|\d[\d_]*(?::[0-5]?\d)+(?:\.\d*)?)$/i
const timestamp = /^\d{4}-\d\d?-\d\d?(?:t|\s+)\d/i
const specialStart = /^[-?:,[\]{}#&*!|>'"%@`]|^\.\.\./
const specialInside = /: |:$| #/
const specialInBrackets = /[,[\]{}:]/

export function isPlain(text: string, isInBrackets = false): boolean {
  if (text === '' || text !== text.trim() || text.includes('\n') || !isPrintable(text)) return false
  if (reserved.test(text) || number.test(text) || timestamp.test(text)) return false
  if (specialStart.test(text) || specialInside.test(text)) return false
  return !isInBrackets || !specialInBrackets.test(text)
}

/** Maximum length of a line that the writer folds, with its indentation. */
export const maxWidth = 100
const minTextWidth = 40

/** Characters that YAML does not allow outside of quotation marks, or that end a line in some programs. */
// eslint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]|\p{Surrogate}/u

/** True if no character needs an escape. A line break needs none. */
function isPrintable(text: string): boolean {
  return !unprintable.test(text)
}

/** True if a block scalar can represent the text. */
function canBeBlock(text: string): boolean {
  const body = text.replace(/\n$/, '')
  return body !== '' && isPrintable(body) && !/^[ \n]| $| \n|\n$/.test(body)
}

/** True if folding can represent the text. Lines that begin with a space are not folded. */
function canBeFolded(text: string): boolean {
  return canBeBlock(text) && !text.includes('\n ')
}

/** Formats a string as `>-`, with its paragraphs. The first line has no indentation. */
function formatFolded(text: string, column: number): string {
  const body = text.replace(/\n$/, '')
  const width = Math.max(maxWidth - column, minTextWidth)
  const parts = body.split(/(\n+)/)
  const folded = parts.map((part) => (part.startsWith('\n') ? `${part}\n` : foldParagraph(part, width))).join('')
  return `>${formatChomping(text)}\n${indentLines(folded, column)}`
}

/** Formats a string as `|-`, with its line breaks. The first line has no indentation. */
function formatLiteral(text: string, column: number): string {
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
