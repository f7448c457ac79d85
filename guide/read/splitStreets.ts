/** Splits a table of streets into small files, one of which a look-up loads. */
import { getStreetFile, parseStreet, type StreetFile } from '@/lib/streets'

/** The most characters of a file, unless it has a single street. */
const MAX_FILE = 9000
const MAX_FILES = 4096

/** Returns the contents of the files. Streets are in the file of the main part of their name. Empty without streets. */
export function splitStreets(streets: StreetFile): readonly string[] {
  if (streets.length === 0) return []
  const texts = streets.map((street) => ({ main: parseStreet(street[0]).main, text: JSON.stringify(street) }))
  for (let fileCount = 1; ; fileCount *= 2) {
    const files = Array.from({ length: fileCount }, (): string[] => [])
    for (const { main, text } of texts) files[getStreetFile(main, fileCount)]?.push(text)
    const contents = files.map((file) => `[${file.join(',\n')}]`)
    const fits = files.every((file, index) => file.length < 2 || (contents[index]?.length ?? 0) <= MAX_FILE)
    if (fits || fileCount === MAX_FILES) return contents
  }
}
