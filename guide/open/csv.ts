/** Writes tables as CSV (RFC 4180). */
import { escapeFormula } from '@/lib/formulas'

/** The columns of a table by name, in order. Undefined values become empty cells. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string | number | boolean | undefined>>

/** Without a byte order mark, Excel reads UTF-8 as another encoding. */
const byteOrderMark = '\uFEFF'

/** Formats rows under a line with the names of the columns. */
export function formatCsv<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const values = Object.values(columns)
  return formatCells([Object.keys(columns), ...rows.map((row) => values.map((value) => value(row) ?? ''))])
}

export function formatCells(rows: readonly (readonly (string | number | boolean)[])[]): string {
  return byteOrderMark + rows.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('')
}

function formatCell(value: string | number | boolean): string {
  const text = escapeFormula(String(value))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
