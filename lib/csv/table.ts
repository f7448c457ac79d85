/** A sheet of a workbook, or a CSV file. */
export interface Table {
  /** Name of the sheet, or of the CSV file without folder and ending. */
  readonly name: string
  /** From the first row with more than one filled cell: a title above is skipped. '' for a column without a heading. */
  readonly headings: readonly string[]
  /** Rows below the headings, without empty ones. */
  readonly rows: readonly TableRow[]
  /** True for a sheet that the spreadsheet hides. It is not imported, because its editor does not see it. */
  readonly isHidden?: boolean
  /** Positions of columns that the spreadsheet hides. They are imported. */
  readonly hiddenColumns?: ReadonlySet<number>
  /** Sentences for the editor about how the table was read. */
  readonly notes?: readonly string[]
}

interface TableRow {
  /** Number that a spreadsheet shows. 1 is the first row of the sheet, usually the one with the headings. */
  readonly number: number
  /**
   * One cell per heading, in the same order. Text is trimmed, and lines end with '\n'. An empty cell is '', a date
   * is YYYY-MM-DD, a number is in decimal digits, and a truth value is 'yes' or 'no'. Formula escapes are undone.
   */
  readonly cells: readonly string[]
}

/** Stands for the text of a cell that is merged with a cell before it. */
export const mergedCell = '#MERGED!'

/**
 * The headings are the first row with more than one filled cell, because a single one is a title above the table. If no
 * row has more than one, they are the first row that is not empty.
 * @param rows all rows of a sheet, with empty ones, so that the first is row 1
 */
export function toTable(name: string, rows: readonly (readonly string[])[]): Table {
  const rowsWithText = rows
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => countFilled(cells) > 0)
  const start = rowsWithText.findIndex(({ cells }) => countFilled(cells) > 1)
  const [first, ...rest] = rowsWithText.slice(Math.max(start, 0))
  if (!first) return { name, headings: [], rows: [] }
  // Without the empty cells at the end.
  const widths = [first, ...rest].map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1)
  const width = widths.reduce((widest, each) => Math.max(widest, each))
  const resize = (cells: readonly string[]) => Array.from({ length: width }, (_, index) => cells[index] ?? '')
  return {
    name,
    headings: resize(first.cells),
    rows: rest.map(({ number, cells }) => ({ number, cells: resize(cells) })),
  }
}

function countFilled(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '').length
}
