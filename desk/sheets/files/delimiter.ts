/** Finds the delimiter of CSV text by its headings, because cells of text contain commas and semicolons. */
import { parse } from 'csv-parse/sync'

const candidates = [',', ';', '\t'] as const

interface Delimited {
  /** The text, without a `sep=` line, which Excel reads and writes. */
  readonly text: string
  readonly delimiter: string
}

/** Finds the delimiter: from a `sep=` line, or the most frequent one in the first line that has any. */
export function findDelimiter(text: string): Delimited {
  const [line, delimiter] = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i.exec(text) ?? []
  if (line !== undefined && delimiter !== undefined) return { text: text.slice(line.length), delimiter }
  return { text, delimiter: findMostFrequent(text) }
}

function findMostFrequent(text: string): string {
  const options = { relax_quotes: true, relax_column_count: true, skip_records_with_error: true, raw: true } as const
  const parseStart = (start: string, delimiter: string | string[]) =>
    parse(start, { ...options, delimiter }) as unknown as readonly { record: readonly string[]; raw: string }[]
  const first = parseStart(text.slice(0, 10_000), [...candidates]).find(({ record }) => record.length > 1)
  const counts = candidates.map((candidate) => parseStart(first?.raw ?? '', candidate)[0]?.record.length ?? 0)
  return candidates[counts.indexOf(Math.max(...counts))] ?? ','
}
