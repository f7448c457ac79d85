/**
 * Text that carries its language, because it is not in the language of the page. Unicode's tag characters around it are
 * invisible everywhere. The check of an election rejects them in editors' text. Browser scripts may import this module.
 */

/** Begins the language tag of text, whose characters are copies of ASCII at an offset. */
const begin = '\u{E0001}'
const end = '\u{E007F}'
const offset = 0xe0000
const marks = /\u{E0001}([\u{E0020}-\u{E007E}]+)|\u{E007F}/gu

interface TextRun {
  readonly text: string
  /** Omitted for text without a tag, which is in the language of the page. */
  readonly language?: string
}

/** Parts with a tag of their own keep it. */
export function tagText(text: string, language: string): string {
  return splitTaggedText(text)
    .map((run) => writeRun({ language, ...run }))
    .join('')
}

function writeRun({ text, language }: Required<TextRun>): string {
  const tag = Array.from(language, (letter) => String.fromCodePoint(offset + letter.charCodeAt(0))).join('')
  return begin + tag + text + end
}

export function isTagged(text: string): boolean {
  return text.includes(begin)
}

export function untagText(text: string): string {
  // The cheap test comes first: most text has none.
  return isTagged(text) ? text.replace(/[\u{E0001}-\u{E007F}]/gu, '') : text
}

/** The language of text if all of it is tagged with the same one. */
export function findLanguageOfText(text: string): string | undefined {
  const [run, ...others] = splitTaggedText(text)
  return others.every(({ language }) => language === run?.language) ? run?.language : undefined
}

/** Splits text into non-empty runs of one language. Tagged text may be inside other, where it replaced a value. */
export function splitTaggedText(text: string): readonly TextRun[] {
  const runs: TextRun[] = []
  const languages: string[] = []
  let start = 0
  const addRun = (to: number) => {
    const language = languages.at(-1)
    if (to > start) runs.push({ text: text.slice(start, to), ...(language === undefined ? {} : { language }) })
  }
  for (const { index, 0: mark, 1: tag } of text.matchAll(marks)) {
    addRun(index)
    start = index + mark.length
    if (tag === undefined) languages.pop()
    else languages.push(readTag(tag))
  }
  addRun(text.length)
  return runs
}

function readTag(tag: string): string {
  return Array.from(tag, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? offset) - offset)).join('')
}
