/** Splits a table of streets into small files, one of which a look-up loads. */
import { getStreetFile, parseStreet, type Segment, type StreetFile } from '@/guide/words/streets'

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
