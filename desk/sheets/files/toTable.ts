import type { Table } from './table'

/**
 * Splits rows into headings and rows below them. The headings are the first row with more than one text, because a single
 * one is a title above the table. If no row has more than one, the first that is not empty.
 * @param rows all rows of a sheet, with empty ones, so that the first is row 1
 */
export function toTable(name: string, rows: readonly (readonly string[])[]): Table {
  const rowsWithText = rows
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => countTexts(cells) > 0)
  const start = rowsWithText.findIndex(({ cells }) => countTexts(cells) > 1)
  const [first, ...rest] = rowsWithText.slice(Math.max(start, 0))
  if (!first) return { name, headings: [], rows: [] }
  const width = [first, ...rest].reduce((widest, { cells }) => Math.max(widest, findWidth(cells)), 0)
  const resize = (cells: readonly string[]) => Array.from({ length: width }, (_, index) => cells[index] ?? '')
  return {
    name,
    headings: resize(first.cells),
    rows: rest.map(({ number, cells }) => ({ number, cells: resize(cells) })),
  }
}

function countTexts(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '').length
}

/** Number of cells without the empty ones at the end. */
function findWidth(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell !== '') + 1
}
