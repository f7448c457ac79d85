/** Finds the words of a text that give away who is meant. */

/** A piece of a text. `ink` is the text that replaces a word, if it must be hidden. */
export interface Piece {
  readonly text: string
  readonly ink?: string
}

export type HiddenWords = ReadonlyMap<string, string>

const LETTER = String.raw`\p{L}\p{M}\p{N}`

/** A web or mail address, or the name of an account. */
const ADDRESS = String.raw`[^\s(]*[@./](?=[${LETTER}])[^\s)]*[${LETTER}/]`

/**
 * Splits a text into words to hide and the text between them. Respects case, and leaves a possessive ending. Hides an
 * address with a name in it.
 */
export function splitText(text: string, words: HiddenWords): readonly Piece[] {
  // Longest first, so that a full name is one word. Five-year-old phones support neither toSorted nor lookbehind.
  // oxlint-disable-next-line unicorn/no-array-sort
  const all = [...words.keys()].sort((a, b) => b.length - a.length)
  // Apostrophes may be straight or curly, so any punctuation mark may replace another.
  const names = all.map((word) => word.replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, `[^${LETTER} ]`)).join('|')
  const pattern = new RegExp(`(${ADDRESS})|(^|[^${LETTER}])(${names})(?![${LETTER}])`, 'gu')
  const pieces: Piece[] = []
  let end = 0
  for (const { index, 1: address, 2: before = '', 3: name } of text.matchAll(pattern)) {
    const word = address ?? name ?? ''
    const form = all.find((each) => simplify(word).includes(simplify(each))) ?? ''
    const start = index + before.length
    pieces.push({ text: text.slice(end, start) }, { text: word, ink: words.get(form) })
    end = start + word.length
  }
  return [...pieces, { text: text.slice(end) }]
}

/**
 * Returns the forms of a name in text: in full, the surname, with an initial, and the words of both that could stand
 * alone.
 */
export function listNameForms(name: string, surname: string): readonly string[] {
  // Initials and particles like "de" are no names by themselves.
  const alone = (name.match(/[\p{L}\p{M}'’-]+/gu) ?? [])
    .flatMap((word) => [word, ...word.split('-')])
    .map((word) => word.replaceAll(/^['’-]+|['’-]+$/g, ''))
    .filter((word) => /^\p{Lu}./u.test(word))
  return [...new Set([name, surname, `${name.charAt(0)}. ${surname}`, ...alone])]
}

/** The letters of a text without case and accents, as addresses have them. */
function simplify(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
