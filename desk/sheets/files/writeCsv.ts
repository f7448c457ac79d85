import { formatCells } from '@/guide/open/csv'
import { writeBytes } from './writeBytes'

/**
 * Writes rows as CSV, so that spreadsheets show every cell as text and run none as a formula.
 * @param rows the headings first
 * @throws GuideError if the folder does not exist
 */
export async function writeCsv(path: string, rows: readonly (readonly string[])[]): Promise<void> {
  await writeBytes(path, formatCells(rows))
}
