import { stringify } from 'csv-stringify/sync'
import { escapeFormula } from '@/lib/formulas'
import { writeBytes } from './writeBytes'

/**
 * Writes rows as CSV (RFC 4180), so that spreadsheets show every cell as text and run none as a formula.
 * @param rows the headings first
 * @throws GuideError if the folder does not exist
 */
export async function writeCsv(path: string, rows: readonly (readonly string[])[]): Promise<void> {
  await writeBytes(path, formatCsv(rows))
}

/** Formats rows as CSV, in UTF-8 with the byte order mark that Excel needs. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((cells) => cells.map(escapeFormula)),
    {
      bom: true,
      record_delimiter: 'windows',
      // Line breaks other than the record delimiter are not quoted by default.
      quoted_match: /[\r\n]/,
    },
  )
}
