import { CsvError, parse } from 'csv-parse/sync'
import { GuideError, truncate, type Problem } from '@/lib/problems'
import { cleanText } from './cellText'
import { decodeText } from './decodeText'
import { checkLimit, type Limits } from './limits'
import { toTable, type Table } from './table'

/**
 * Reads a CSV file that is separated by commas, semicolons or tabs.
 * @param file its path, which names the table
 * @param limits those of a file that may be larger than a sheet
 * @throws GuideError if it is not text, exceeds a limit, or a quotation mark has no counterpart
 */
export function readCsv(file: string, bytes: Uint8Array, limits?: Limits): Table {
  const decoded = decodeText(file, bytes)
  const { text, delimiter } = findDelimiter(decoded.text)
  if (/^\s*<[!?a-z]/i.test(text))
    throw new GuideError([{ file, message: `This is a web page or an XML file. ${convertAdvice}` }])
  const rows = parseRows(file, text, delimiter, limits)
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0)
  checkLimit({ file }, 'cells, including empty ones', rows.length * width, splitAdvice, limits)
  const table = toTable(
    file.replace(/^.*[/\\]|\.[^./\\]*$/g, ''),
    rows.map((cells) => cells.map(cleanText)),
  )
  return decoded.guess ? { ...table, notes: [describeGuess(table, decoded.guess)] } : table
}

/** Shows words with the characters that depend on the encoding. */
function describeGuess({ headings, rows }: Table, guess: string): string {
  const words =
    [headings, ...rows.map(({ cells }) => cells)]
      .flat()
      .join(' ')
      .match(/\S*[^\p{ASCII}\s]\S*/gu) ?? []
  const examples = [...new Set(words)].slice(0, 3).map((word) => `"${truncate(word)}"`)
  return `Read as ${guess}, because it is not UTF-8. Check these words: ${examples.join(', ')}. If one is wrong, save the file as "CSV UTF-8".`
}

/** @param isRelaxed whether cells without quotation marks around them may contain some, as Google Sheets writes them */
function parseRows(
  file: string,
  text: string,
  delimiter: string,
  limits?: Limits,
  isRelaxed = false,
): readonly (readonly string[])[] {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: isRelaxed,
      relax_column_count: true,
      cast: (cell, { index, records }) => {
        const place = { file, row: records + 1 }
        checkLimit(place, 'rows', place.row, splitAdvice, limits)
        checkLimit(place, 'columns', index + 1, splitAdvice)
        checkLimit(place, 'characters', cell.length, `Shorten the cell. ${quoteAdvice}`)
        // Such a cell begins in one row, and ends at a quotation mark of the next.
        if (isRelaxed && /^"[^]*[\r\n]/.test(cell)) throw unbalanced(place)
        return cell
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (!isRelaxed) return parseRows(file, text, delimiter, limits, true)
    throw unbalanced({ file, row: Number(error.records) + 1 })
  }
}

export const convertAdvice = 'Open it in a spreadsheet program, save it as .xlsx or CSV, and use that file.'
const splitAdvice = 'Delete what is not about this election, or split the file and import the parts one after another.'
const quoteAdvice = 'If the next rows are in it, a quotation mark is missing.'

function unbalanced(place: Pick<Problem, 'file' | 'row'>): GuideError {
  const message =
    'A quotation mark opens a cell in this row, and none closes it. Close the cell with one, or save the spreadsheet as .xlsx and import that file.'
  return new GuideError([{ ...place, message }])
}

const candidates = [',', ';', '\t'] as const

/**
 * Finds the delimiter: from a `sep=` line, which Excel reads and writes, or the most frequent one in the first line that has
 * any, because cells of text contain commas and semicolons.
 * @returns the text without the `sep=` line
 */
function findDelimiter(text: string) {
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
