import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import readExcelFile from 'read-excel-file/node'
import { formatNumber, formatValue } from '@/lib/csv/cellText'
import { checkLimit } from '@/lib/csv/limits'
import { convertAdvice } from '@/lib/csv/readCsv'
import { mergedCell, toTable, type Table } from '@/lib/csv/table'
import { GuideError } from '@/lib/problems'
import { getAttribute, listTags, prepareSheet } from './prepareSheet'

const copyAdvice =
  'Copy only the tables of this election to a new workbook, without the cells around them. Split a long table into several files.'

/**
 * Formulas count as their last results, and rich text and links as their text.
 * @param file for the error
 * @throws GuideError if the workbook is damaged or exceeds a limit
 */
export async function readWorkbook(file: string, bytes: Uint8Array): Promise<readonly Table[]> {
  try {
    const { archive, sheets } = openWorkbook(file, bytes)
    const tables = await readExcelFile(archive, { trim: false, parseNumber: formatNumber })
    // Sheets with a chart only have no data.
    return tables.map(({ sheet, data = [] }, index) => {
      const cells = data.map((row) => row.map(formatValue))
      return addFormatting(toTable(sheet, cells), sheets[index]!)
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

/**
 * @returns a workbook with the prepared sheets, and the sheets in its order
 * @throws GuideError if the workbook exceeds a limit
 * @throws Error if it is damaged
 */
function openWorkbook(file: string, bytes: Uint8Array) {
  const parts = unzip(file, bytes)
  const read = (path: string) => strFromU8(parts[path] ?? new Uint8Array())
  // read-excel-file recognizes only one form of a true value.
  const workbook = read('xl/workbook.xml').replace('date1904="true"', 'date1904="1"')
  parts['xl/workbook.xml'] = strToU8(workbook)
  const relationships = listTags(read('xl/_rels/workbook.xml.rels'), 'Relationship')
  const targets = new Map(relationships.map((tag) => [getAttribute(tag, 'Id'), getAttribute(tag, 'Target') ?? '']))
  const tags = listTags(workbook, 'sheet')
  checkLimit({ file }, 'sheets', tags.length, copyAdvice)
  let cells = 0
  const sheets = tags.map((tag) => {
    const target = targets.get(getAttribute(tag, 'id')) ?? ''
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    const place = { file, field: `sheet "${getAttribute(tag, 'name')?.replaceAll('&amp;', '&')}"` }
    const { xml, size, ...sheet } = prepareSheet(read(path), ({ rows, columns }) => {
      checkLimit(place, 'rows', rows, copyAdvice)
      checkLimit(place, 'columns', columns, copyAdvice)
      checkLimit(place, 'cells, including empty ones', cells + rows * columns, copyAdvice)
    })
    if (parts[path]) parts[path] = strToU8(xml)
    cells += size.rows * size.columns
    return { ...sheet, isHidden: /hidden/i.test(getAttribute(tag, 'state') ?? '') }
  })
  return { archive: Buffer.from(zipSync(parts, { level: 0 })), sheets }
}

function unzip(file: string, bytes: Uint8Array) {
  let size = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/.test(name)) return false
      size += originalSize
      checkLimit({ file }, 'MB of contents', size / 2 ** 20, copyAdvice)
      return true
    },
  })
}
