import type { Problem } from '@/lib/problems'
import { nameColumn } from './columnNames'
import { mergedCell, type ColumnKind, type Table } from './table'
import { findGarbledWord } from './windows1252'

/**
 * Finds what makes a table unusable: missing columns, columns of the same meaning, and cells that do not have the text that
 * the editor wrote.
 */
export function findTableProblems(
  table: Table,
  columns: readonly (ColumnKind | undefined)[],
  missing: readonly ColumnKind[],
): readonly Problem[] {
  return [
    ...missing.map((column) => describeMissing(table, column)),
    ...findDuplicates(table, columns),
    ...findCellProblems(table, columns),
  ]
}

function describeMissing({ name, headings }: Table, { heading, help }: ColumnKind): Problem {
  return {
    file: name,
    expected: `a column "${heading}"`,
    found: `the headings ${headings.filter(Boolean).join(', ')}`,
    fix: `Add the column, or change the heading of the one that has it. ${help}`,
  }
}

function findDuplicates({ name, headings }: Table, columns: readonly (ColumnKind | undefined)[]): readonly Problem[] {
  return [...new Set(columns)].flatMap((column) => {
    const indexes = columns.flatMap((other, index) => (other === column ? [index] : []))
    if (!column || indexes.length === 1) return []
    return [
      {
        file: name,
        field: `column "${column.heading}"`,
        expected: 'one column for it',
        found: `${indexes.length}: ${indexes.map((index) => nameColumn(headings, index)).join(', ')}`,
        fix: 'Delete all but one of them, or change their headings.',
      },
    ]
  })
}

const formulaError = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|ERROR!|NOT CALCULATED!)$/

function findCellProblems(table: Table, columns: readonly (ColumnKind | undefined)[]): readonly Problem[] {
  return table.rows.flatMap(({ number, cells }) =>
    cells.flatMap((cell, index) => {
      const problem = columns[index] && describeCell(cell)
      return problem ? [{ file: table.name, row: number, field: `column "${table.headings[index]}"`, ...problem }] : []
    }),
  )
}

function describeCell(cell: string): Pick<Problem, 'expected' | 'found' | 'fix'> | undefined {
  const expected = 'a text or an empty cell'
  if (cell === mergedCell)
    return { expected, found: 'a cell that is merged with others', fix: 'Unmerge the cells, and fill in each of them.' }
  if (formulaError.test(cell)) {
    const fix = 'Correct the formula in a spreadsheet program and save the file, or type the text.'
    return { expected, found: `${cell}, the error of a formula`, fix }
  }
  const found = findGarbledWord(cell)
  const fix = 'Correct the text, or save the original spreadsheet again as .xlsx or "CSV UTF-8", and import that file.'
  return found === undefined ? undefined : { expected: 'text in one encoding', found, fix }
}
