import readExcelFile from 'read-excel-file/node'
import { GuideError } from '@/lib/problems'
import { formatNumber, formatValue } from './cellText'
import type { Table } from './table'
import { toTable } from './toTable'

/**
 * Reads the sheets of an Excel workbook (.xlsx). Formulas count as their last results, and rich text and links as their
 * texts.
 * @param file for the error
 * @throws GuideError if the workbook is damaged
 */
export async function readWorkbook(file: string, bytes: Buffer): Promise<readonly Table[]> {
  const sheets = await readSheets(file, bytes)
  // Sheets with a chart only have no data.
  return sheets.map(({ sheet, data = [] }) =>
    toTable(
      sheet,
      data.map((row) => row.map(formatValue)),
    ),
  )
}

async function readSheets(file: string, bytes: Buffer) {
  try {
    return await readExcelFile(bytes, { trim: false, parseNumber: formatNumber })
  } catch {
    throw new GuideError([
      {
        file,
        expected: 'an Excel workbook (.xlsx)',
        found: 'a damaged one',
        fix: 'Open it in a spreadsheet program, save it again as .xlsx, and import that file.',
      },
    ])
  }
}
