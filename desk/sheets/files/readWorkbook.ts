import readExcelFile from 'read-excel-file/node'
import { GuideError } from '@/lib/problems'
import { formatNumber, formatValue } from '@/lib/csv/cellText'
import { convertAdvice } from '@/lib/csv/readCsv'
import { openWorkbook } from './openWorkbook'
import { mergedCell, toTable, type Table } from '@/lib/csv/table'

/**
 * Reads the sheets of an Excel workbook (.xlsx). Formulas count as their last results, and rich text and links as their
 * text.
 * @param file for the error
 * @throws GuideError if the workbook is damaged or exceeds a limit
 */
export async function readWorkbook(file: string, bytes: Uint8Array): Promise<readonly Table[]> {
  try {
    const { archive, sheets } = openWorkbook(file, bytes)
    const tables = await readExcelFile(archive, { trim: false, parseNumber: formatNumber })
    // Sheets with a chart only have no data.
    return tables.map(({ sheet, data = [] }, index) => {
      const table = toTable(
        sheet,
        data.map((row) => row.map(formatValue)),
      )
      return addFormatting(table, sheets[index]!)
    })
  } catch (error) {
    if (error instanceof GuideError) throw error
    throw new GuideError([{ file, message: `This workbook is damaged. ${convertAdvice}` }])
  }
}

function addFormatting(
  table: Table,
  { hiddenRows, hiddenColumns, merges, isHidden }: ReturnType<typeof openWorkbook>['sheets'][number],
): Table {
  const rows = table.rows.map(({ number, cells }) => {
    const mergesInRow = merges.filter(([from, to]) => number >= from.row && number <= to.row)
    const isMerged = (column: number) => mergesInRow.some(([from, to]) => column >= from.column && column <= to.column)
    return { number, cells: cells.map((cell, column) => (cell === '' && isMerged(column) ? mergedCell : cell)) }
  })
  const hidden = rows.filter(({ number }) => hiddenRows.has(number)).map(({ number }) => number)
  const notes = hidden.length === 0 ? [] : [`Hidden in the spreadsheet, but imported: ${listRows(hidden)}.`]
  return { ...table, rows, notes, hiddenColumns, isHidden }
}

/** Names rows like "rows 3-5, 9". */
function listRows(numbers: readonly number[]): string {
  const starts = numbers.filter((number, index) => numbers[index - 1] !== number - 1)
  const ends = numbers.filter((number, index) => numbers[index + 1] !== number + 1)
  const ranges = starts.map((start, index) => (start === ends[index] ? `${start}` : `${start}-${ends[index]}`))
  return `${numbers.length === 1 ? 'row' : 'rows'} ${ranges.join(', ')}`
}
