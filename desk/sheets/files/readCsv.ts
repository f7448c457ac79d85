import { CsvError, parse } from 'csv-parse/sync'
import { basename, extname } from 'node:path'
import { GuideError } from '@/lib/problems'
import { cleanText } from './cellText'
import { decodeText } from './decodeText'
import { findDelimiter } from './delimiter'
import type { Table } from './table'
import { toTable } from './toTable'

/**
 * Reads a CSV file that is separated by commas, semicolons or tabs.
 * @param file its path, which names the table
 * @throws GuideError if it is not text, or a quotation mark has no counterpart
 */
export function readCsv(file: string, bytes: Buffer): Table {
  const { text, delimiter } = findDelimiter(decodeText(file, bytes))
  if (/^\s*<(?:!doctype|html|table|\?xml)/i.test(text))
    throw new GuideError([
      {
        file,
        expected: 'a CSV file',
        found: 'a web page or an XML file',
        fix: 'Open it in a spreadsheet program, save it as .xlsx or CSV, and import that file.',
      },
    ])
  const rows = parseRows(file, text, delimiter)
  return toTable(
    basename(file, extname(file)),
    rows.map((cells) => cells.map(cleanText)),
  )
}

function parseRows(file: string, text: string, delimiter: string): readonly (readonly string[])[] {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      // Google Sheets writes tab-separated cells without quotation marks around them, even if they contain some.
      relax_quotes: true,
      relax_column_count: true,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new GuideError([
      {
        file,
        row: Number(error.records) + 1,
        expected: 'an even number of quotation marks in the row',
        found: 'a quotation mark that opens a cell and none that closes it',
        fix: 'Close the cell with a quotation mark, or save the spreadsheet as .xlsx and import that file.',
      },
    ])
  }
}
