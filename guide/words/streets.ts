/** Finds the areas of an address in a file with some streets. Browser scripts may import it. */
import { foldText } from '@/lib/text'

/** House numbers from one to the other, of a side of the street: 0 for both, 1 for odd ones, 2 for even ones. */
export type Segment = readonly [from: number, to: number, side: 0 | 1 | 2, areas: string]

/** The streets of a file. The areas of a segment are ids, separated by spaces. */
export type StreetFile = readonly (readonly [name: string, city: string, segments: readonly Segment[]])[]

/** Words at the end of a name. */
const kinds = toForms(
  'street st,avenue ave av,road rd,drive dr,lane ln,court ct,place pl,boulevard blvd,circle cir,terrace ter,parkway pkwy,crescent cres',
)
const directions = toForms('north n,south s,east e,west w,northeast ne,northwest nw,southeast se,southwest sw')

/** The word of each of its forms. */
function toForms(list: string): ReadonlyMap<string, string> {
  return new Map(list.split(',').flatMap((forms) => forms.split(' ').map((form, _index, [word = '']) => [form, word])))
}

/**
 * Returns the words of a street, written in full, and the main part of its name: without a direction, and without a word
 * like Street at the end. "N. Main St" and "main" have the same main part.
 */
export function parseStreet(text: string) {
  const words = foldText(text)
    .split(' ')
    .map((word) => kinds.get(word) || directions.get(word) || word)
  let main = words
  for (const endings of [directions, kinds])
    if (main[1] && endings.has(main[main.length - 1]!)) main = main.slice(0, -1)
  if (main[1] && directions.has(main[0]!)) main = main.slice(1)
  return { words, main: main.join(' ') }
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
  const [, number, street] = /^\s*(\d{1,6})[a-z]?(?: \d\/\d)?\s+(\S.*)/i.exec(place) || []
  return street ? { number: Number(number), street, city: foldText(city) } : undefined
}

/** Returns the segments with an address, each with the name of its street. */
export function findAddress(
  file: StreetFile,
  { number, street, city }: NonNullable<ReturnType<typeof parseAddress>>,
): readonly (readonly [street: string, areas: string])[] {
  const { words, main } = parseStreet(street)
  return file.flatMap(([name, of, segments]) => {
    const other = parseStreet(name)
    // A state or a postal code may follow the city.
    const isInCity = !city || !of || `${city} `.startsWith(`${foldText(of)} `)
    if (other.main !== main || !isInCity || !words.every((word) => other.words.includes(word))) return []
    return segments.flatMap(([from, to, side, areas]): [string, string][] =>
      number >= from && number <= to && (!side || number % 2 === side % 2)
        ? [[of ? `${name}, ${of}` : name, areas]]
        : [],
    )
  })
}
