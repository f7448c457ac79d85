/** Finds the words of a statement that give away who is meant. */

/** A piece of text. At most one of the other fields is set. */
interface Piece {
  readonly text: string
  /** Replaces a hidden word. */
  readonly ink?: string
  /** Replaces a pronoun by one that fits anybody, where the sentence allows it. */
  readonly neutral?: string
}

/** A pronoun in lower case, a regular expression for what must follow it, and the pronoun that replaces it. */
export type PronounRule = readonly [pronoun: string, following: string, neutral: string]

export type HiddenWords = ReadonlyMap<string, string>

const LETTER = String.raw`\p{L}\p{M}\p{N}`

/** A web or mail address, or the name of an account. */
const ADDRESS = String.raw`[^\s(]*[@./](?=[${LETTER}])[^\s)]*[${LETTER}/]`

/** Splits text at words to hide. Respects case, leaves a possessive ending, and hides an address with a name in it. */
export function splitText(text: string, words: HiddenWords, rules: readonly PronounRule[] = []): readonly Piece[] {
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
    pieces.push({ text: text.slice(end, start) })
    end = start + word.length
    const neutral = findNeutral(word, text.slice(end), rules)
    pieces.push(neutral === undefined ? { text: word, ink: words.get(form) } : { text: word, neutral })
  }
  return [...pieces, { text: text.slice(end) }]
}

/** Returns the pronoun that replaces a word, with the same case, if a rule allows it before the rest of the text. */
function findNeutral(word: string, rest: string, rules: readonly PronounRule[]): string | undefined {
  const rule = rules.find(
    ([pronoun, following]) => pronoun === word.toLowerCase() && new RegExp(`^(?:${following})`, 'u').test(rest),
  )
  const neutral = rule?.[2]
  return word.charAt(0) === word.charAt(0).toLowerCase()
    ? neutral
    : neutral?.replace(/^./, (first) => first.toUpperCase())
}

/** Forms of a name in text: in full, the surname, with an initial, and the words of both that could stand alone. */
export function listNameForms(name: string, surname: string): readonly string[] {
  // Initials and particles like "de" are no names by themselves.
  const alone = (name.match(/[\p{L}\p{M}'’-]+/gu) ?? [])
    .flatMap((word) => [word, ...word.split('-')])
    .map((word) => word.replaceAll(/^['’-]+|['’-]+$/g, ''))
    .filter((word) => /^\p{Lu}./u.test(word))
  return [...new Set([name, surname, `${name.charAt(0)}. ${surname}`, ...alone])]
}

/** The letters of text without case and accents, as addresses have them. */
export function simplify(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
