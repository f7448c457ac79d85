import { groupBy } from '@/lib/collections'
import { checkLimit } from '@/lib/csv/limits'
import { readCsv } from '@/lib/csv/readCsv'
import { GuideError, type Problem } from '@/lib/problems'
import type { Area, Guide } from '@/guide/fields/published'
import { getBytes, type Files } from '@/guide/files/files'
import { getStreetFile, parseStreet, type Segment, type StreetFile } from '@/guide/words/streets'

/** Returns the areas that readers choose from: by default, every group that not everyone votes in. */
export function listAreas({ areas = [], groups = [] }: Partial<Pick<Guide, 'areas' | 'groups'>>): readonly Area[] {
  if (areas.length > 0) return areas
  return groups.filter(({ everyone }) => !everyone).map(({ id, name }) => ({ id, name, groups: [id] }))
}

export const streetsFile = 'streets.csv'

/** Larger than a sheet: a city may have 100,000 segments of 15 columns. */
const limits = { rows: 200_000, 'cells, including empty ones': 4_000_000 }

interface StreetRow {
  readonly street: string
  readonly city: string
  readonly segment: Segment
}

type KnownAreas = readonly Pick<Area, 'id' | 'kind'>[]

/** @param file path as shown in problems */
export function readStreets(files: Files, file: string, areas: KnownAreas) {
  const bytes = getBytes(files, file)
  if (!bytes) return { rows: [], problems: [] }
  try {
    return parseStreets(file, bytes, areas)
  } catch (error) {
    if (!(error instanceof GuideError)) throw error
    return { rows: [], problems: error.problems.map(explainTable) }
  }
}

function explainTable(problem: Problem): Problem {
  return { ...problem, message: `The table of streets cannot be read. It must be a CSV file. ${problem.message}` }
}

export function parseStreets(file: string, bytes: Uint8Array, areas: KnownAreas) {
  checkLimit({ file }, 'MB', bytes.length / 1_000_000, 'Delete the columns and rows that this election does not need.')
  const table = readCsv(file, bytes, limits)
  const headings = table.headings.map((heading) => heading.toLowerCase().replaceAll(/[ -]+/g, '_'))
  const missing = [['street_name'], ['area_ids', 'precinct_id']].filter(
    (names) => !names.some((name) => headings.includes(name)),
  )
  const problems: Problem[] = missing.map(([name = '']) => {
    const message = `The table of streets has no column “${name}”, but ${table.headings.join(', ')}. Name its columns as “docs/streets.md” explains.`
    return { file, field: name, message }
  })
  if (problems.length > 0) return { rows: [], problems }
  const rows = table.rows.flatMap(({ number, cells }) => {
    const get = (name: string) => cells[headings.indexOf(name)] ?? ''
    const parsed = parseRow(get, areas)
    if ('segment' in parsed) return [parsed]
    const message = `In row ${number} of the table of streets, “${parsed.field}” ${parsed.reason}`
    problems.push({ file, row: number, field: parsed.field, message })
    return []
  })
  return { rows, problems: problems.slice(0, 20) }
}

function parseRow(get: (name: string) => string, areas: KnownAreas) {
  const isYes = (name: string) => /^(true|yes|1)$/i.test(get(name))
  /** The reason is the rest of a message that begins with the field. */
  const describe = (field: string, wanted: string, fix = '') => ({
    field,
    reason: `must be ${wanted}${get(field) ? `, not “${get(field)}”` : ''}. ${fix}`.trim(),
  })
  if (get('street_name') === '' || isYes('includes_all_streets'))
    return describe('street_name', 'the name of one street', 'Add a row for each street.')
  const parts = ['address_direction', 'street_direction', 'street_name', 'street_suffix']
  // The standard has the direction before the name as `street_direction`, and the one after it as `address_direction`.
  const [after = '', ...before] = parts.map(get)
  const street = [...before, after].filter(Boolean).join(' ')
  const isWhole = isYes('includes_all_addresses')
  const [from, to] = ['start_house_number', 'end_house_number'].map((name) =>
    isWhole ? Number.NaN : readNumber(get(name)),
  )
  if (!isWhole && from === undefined)
    return describe('start_house_number', 'a whole number, unless “includes_all_addresses” is “true”')
  if (!isWhole && (to === undefined || to < (from ?? 0)))
    return describe('end_house_number', `a whole number from ${from}`)
  const side = ['both', 'odd', 'even'].indexOf(get('odd_even_both').toLowerCase() || 'both')
  if (side < 0) return describe('odd_even_both', 'odd, even or both')
  const column = get('area_ids') ? 'area_ids' : 'precinct_id'
  const ids = get(column)
    .split(/[\s,;]+/)
    .filter(Boolean)
  const known = areas.filter(({ id }) => ids.includes(id))
  if (ids.length === 0 || known.length < new Set(ids).size)
    return describe(
      column,
      'short names of areas of the election, separated by spaces',
      column === 'precinct_id'
        ? 'Add a column “area_ids” with the areas of each precinct, as in “docs/streets.md”.'
        : 'Correct them, or add the areas.',
    )
  if (new Set(known.map(({ kind }) => kind)).size < known.length) return describe(column, 'one area of each kind')
  const [first, last] = isWhole ? [0, 999_999] : [from!, to!]
  const segment: Segment = [first, last, side as 0 | 1 | 2, known.map(({ id }) => id).join(' ')]
  return { street, city: get('city'), segment }
}

function readNumber(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

/** Returns rows by street, in the order of the names. */
export function toStreets(rows: readonly StreetRow[]): StreetFile {
  const streets = groupBy(rows, ({ street, city }) => JSON.stringify([street.toLowerCase(), city.toLowerCase()]))
  return [...streets]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, own]) => [own[0]!.street, own[0]!.city, own.map(({ segment }) => segment)])
}

/** The most characters of a file, unless its streets have one name. */
const MAX_FILE = 9000

const MAX_FILES = 4096

/** Returns the contents of the files. Streets are in the file of the main part of their name. Empty without streets. */
export function splitStreets(streets: StreetFile): readonly string[] {
  if (streets.length === 0) return []
  const texts = streets.map(([name, city, segments]) => ({
    main: parseStreet(name).main,
    text: JSON.stringify([name, city, joinSegments(segments)]),
  }))
  for (let fileCount = 1; ; fileCount *= 2) {
    const files = Array.from({ length: fileCount }, (): (typeof texts)[number][] => [])
    for (const street of texts) files[getStreetFile(street.main, fileCount)]?.push(street)
    const contents = files.map((file) => `[${file.map(({ text }) => text).join(',\n')}]`)
    const fits = files.every(
      (file, index) => (contents[index] ?? '').length <= MAX_FILE || new Set(file.map(({ main }) => main)).size === 1,
    )
    if (fits || fileCount === MAX_FILES) return contents
  }
}

/** Joins the segments of a street that continue each other on the same side and in the same areas. */
function joinSegments(segments: readonly Segment[]): readonly Segment[] {
  const joined: Segment[] = []
  for (const segment of segments.toSorted((a, b) => a[2] - b[2] || a[0] - b[0])) {
    const [from, to, side, areas] = segment
    const [start, end, lastSide, lastAreas] = joined.at(-1) ?? []
    const isNext = end !== undefined && from > end && from <= end + (side === 0 ? 1 : 2)
    if (start !== undefined && isNext && side === lastSide && areas === lastAreas)
      joined[joined.length - 1] = [start, to, side, areas]
    else joined.push(segment)
  }
  return joined
}
