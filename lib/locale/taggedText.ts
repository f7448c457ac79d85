/**
 * Text that carries its language, because it is not in the language of the page. Unicode's tag characters around it are
 * invisible everywhere. The check of an election rejects them in editors' text. Browser scripts may import this module.
 */

/** Begins the language tag of a text, whose characters are copies of ASCII at an offset. */
const begin = '\u{E0001}'
const end = '\u{E007F}'
const offset = 0xe0000
const tagged = /\u{E0001}([\u{E0020}-\u{E007E}]+)([^\u{E0001}\u{E007F}]*)\u{E007F}/gu

/** A part of a text in one language. */
export interface TextRun {
  readonly text: string
  /** Omitted for text without a tag, which is in the language of the page. */
  readonly language?: string
}

/** Tags a text with its language. Parts with a tag of their own keep it. */
export function tagText(text: string, language: string): string {
  return splitTaggedText(text)
    .map((run) => writeRun({ language, ...run }))
    .join('')
}

function writeRun({ text, language }: Required<TextRun>): string {
  const tag = Array.from(language, (letter) => String.fromCodePoint(offset + letter.charCodeAt(0))).join('')
  return begin + tag + text + end
}

/** True if a part of a text is tagged. */
export function isTagged(text: string): boolean {
  return text.includes(begin)
}

/** The text without tags. */
export function untagText(text: string): string {
  // The cheap test comes first: most text has none.
  return isTagged(text) ? text.replace(/[\u{E0001}-\u{E007F}]/gu, '') : text
}

/** Splits a text into runs of one language each. Empty ones are omitted. */
export function splitTaggedText(text: string): readonly TextRun[] {
  if (!isTagged(text)) return text === '' ? [] : [{ text }]
  // Every third piece is a tag, and the text with this tag follows it.
  const pieces = text.split(tagged)
  return pieces.flatMap((piece, index) => {
    const tag = index % 3 === 2 ? pieces[index - 1] : undefined
    if (piece === '' || index % 3 === 1) return []
    return tag === undefined ? [{ text: piece }] : [{ text: piece, language: readTag(tag) }]
  })
}

function readTag(tag: string): string {
  return Array.from(tag, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? offset) - offset)).join('')
}

/** Changes the text of each run, and keeps its tag. */
export function mapTaggedText(text: string, change: (text: string) => string): string {
  return splitTaggedText(text)
    .map(({ text: run, language }) => (language === undefined ? change(run) : tagText(change(run), language)))
    .join('')
}
