import { unzipSync, zipSync } from 'fflate'
import writeExcelFile, { type Cell } from 'write-excel-file/node'
import { escapeFormula } from '@/lib/csv/cellText'
import type { Column } from '../cells/columns'

export interface OutputSheet {
  /** At most 31 characters. */
  readonly name: string
  readonly columns: readonly Pick<Column, 'heading' | 'width'>[]
  /** One cell per column. */
  readonly rows: readonly (readonly string[])[]
}

const defaultWidth = 20

/** The time of every file in the archive, so that equal sheets have equal bytes. ZIP has no earlier one. */
const earliest = '1980-01-01T00:00:00'

/** Every cell is text, so that spreadsheets keep "0123" and dates as they are. Equal sheets make equal bytes. */
export async function formatWorkbook(sheets: readonly OutputSheet[]): Promise<Buffer> {
  const workbook = await writeExcelFile(
    sheets.map(({ name, columns, rows }) => ({
      sheet: name,
      columns: columns.map(({ width = defaultWidth }) => ({ width })),
      stickyRowsCount: 1,
      data: [
        columns.map(({ heading }) => ({ ...formatCell(heading), fontWeight: 'bold' as const })),
        ...rows.map((cells) => cells.map(formatCell)),
      ],
    })),
  ).toBuffer()
  return Buffer.from(zipSync(unzipSync(workbook), { mtime: earliest }))
}

function formatCell(text: string) {
  return {
    value: escapeCharacters(escapeFormula(text)),
    type: String,
    format: '@',
    wrap: true,
    alignVertical: 'top',
  } satisfies Cell
}

/** Characters that the writer drops, because XML discourages them. */
const unsafe = /(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|\uFFFD/gu

/** Writes characters as `_xHHHH_`, as the format does for those that XML does not have, and escapes text of that form. */
function escapeCharacters(text: string): string {
  const xmlText = text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, escapeUnits).replace(unsafe, escapeUnits)
  // The writer looks text up in a plain object, which inherits properties such as 'constructor'.
  return xmlText in {} ? xmlText.replace(/^./, escapeUnits) : xmlText
}

function escapeUnits(text: string): string {
  return text
    .split('')
    .map((unit) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .join('')
}
