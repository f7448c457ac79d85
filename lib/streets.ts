/** Finds the areas of an address in a file with some streets. Browser scripts may import it. */
import { foldText } from './foldText'

/** House numbers from one to the other, of a side of the street: 0 for both, 1 for odd ones, 2 for even ones. */
export type Segment = readonly [from: number, to: number, side: 0 | 1 | 2, areas: string]

/** The streets of a file. The areas of a segment are ids, separated by spaces. */
export type StreetFile = readonly (readonly [name: string, city: string, segments: readonly Segment[]])[]

const abbreviations = new Map(
  'street st,avenue ave av,road rd,drive dr,lane ln,court ct crt,place pl,boulevard blvd,circle cir,terrace ter terr,way wy,parkway pkwy,highway hwy,square sq,trail trl,crescent cres cr,alley aly'
    .split(',')
    .flatMap((words) => words.split(' ').map((word, _index, [first = '']) => [word, first] as const)),
)
const directions = new Map(
  'north n,south s,east e,west w,northeast ne,northwest nw,southeast se,southwest sw'
    .split(',')
    .flatMap((words) => words.split(' ').map((word, _index, [first = '']) => [word, first] as const)),
)

/**
 * Returns the words of a street, written in full, and the main part of its name: without a direction, and without a word
 * like Street at the end. "N. Main St" and "main" have the same main part.
 */
export function parseStreet(text: string) {
  const words = foldText(text)
    .split(' ')
    .map((word) => abbreviations.get(word) ?? directions.get(word) ?? word)
  const main = [...words]
  if (main.length > 1 && isIn(directions, main.at(-1))) main.pop()
  if (main.length > 1 && isIn(abbreviations, main.at(-1))) main.pop()
  if (main.length > 1 && isIn(directions, main[0])) main.shift()
  return { words, main: main.join(' ') }
}

function isIn(words: ReadonlyMap<string, string>, word = ''): boolean {
  return words.has(word)
}

/** Returns the number of the file with a street, of a number of files. */
export function getStreetFile(main: string, fileCount: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < main.length; index++) hash = Math.imul(hash ^ main.charCodeAt(index), 0x01000193)
  return (hash >>> 0) % fileCount
}

/** Splits an address like `12 Main St, Springfield`. Undefined if it has no house number, or one like 12-34. */
export function parseAddress(text: string) {
  const [place = '', city = ''] = text.split(',')
  const [, before, after] = /^\s*(\d{1,6})[a-z]?(?:\s+\d\/\d)?\s+(\S.*)$/i.exec(place) ?? []
  const [, street = after, number = before] = /^\s*(\D.*?)\s+(\d{1,6})[a-z]?\s*$/i.exec(place) ?? []
  return street === undefined || number === undefined
    ? undefined
    : { number: Number(number), street, city: foldText(city) }
}

type Answer =
  | { readonly kind: 'found'; readonly street: string; readonly areas: string }
  | { readonly kind: 'unknownStreet' }
  | { readonly kind: 'unknownNumber' | 'several'; readonly streets: string }

/** Returns the areas of an address, or why there is no answer. */
export function findAddress(
  file: StreetFile,
  { number, street, city }: NonNullable<ReturnType<typeof parseAddress>>,
): Answer {
  const { words, main } = parseStreet(street)
  const streets = file.filter(([name, of]) => {
    const other = parseStreet(name)
    const isInCity = city === '' || of === '' || ` ${city} `.includes(` ${foldText(of)} `)
    return other.main === main && isInCity && words.every((word) => other.words.includes(word))
  })
  if (streets.length === 0) return { kind: 'unknownStreet' }
  const matches = streets.flatMap(([name, of, segments]) =>
    segments
      .filter(([from, to, side]) => number >= from && number <= to && (side === 0 || number % 2 === side % 2))
      .map((segment) => ({ street: of ? `${name}, ${of}` : name, areas: segment[3] })),
  )
  const [first] = matches
  if (!first) return { kind: 'unknownNumber', streets: joinNames(streets.map(([name]) => name)) }
  if (matches.some(({ areas }) => areas !== first.areas))
    return { kind: 'several', streets: joinNames(matches.map((match) => match.street)) }
  return { kind: 'found', ...first }
}

function joinNames(names: readonly string[]): string {
  return [...new Set(names)].join('; ')
}
