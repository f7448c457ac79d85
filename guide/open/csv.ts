/** Writes tables as CSV (RFC 4180). */
import { escapeFormula } from '@/lib/csv/cellText'

/** A list of ids is one cell. No id contains a semicolon. */
type Cell = string | number | boolean | readonly string[] | undefined

/** The values of a row by column. Other fields are ignored. */
export type Row<Column extends string> = { readonly [Name in Column]?: Cell }

/** Without a byte order mark, Excel reads UTF-8 as another encoding. */
const byteOrderMark = '\uFEFF'

export function formatCsv<Column extends string>(columns: readonly Column[], rows: readonly Row<Column>[]): string {
  return formatCells([columns, ...rows.map((row) => columns.map((name) => row[name]))])
}

export function formatCells(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('')
}

function formatCell(value: Cell = ''): string {
  const text = escapeFormula(typeof value === 'object' ? value.join(';') : String(value))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
