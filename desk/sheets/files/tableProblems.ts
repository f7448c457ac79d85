import type { Problem } from '@/lib/problems'
import { nameColumn } from './columnNames'
import type { ColumnKind, Table } from './table'

/** Finds what makes a table unusable: missing columns, columns of the same meaning, and formulas without a result. */
export function findTableProblems(
  table: Table,
  columns: readonly (ColumnKind | undefined)[],
  missing: readonly ColumnKind[],
): readonly Problem[] {
  return [
    ...missing.map((column) => describeMissing(table, column)),
    ...findDuplicates(table, columns),
    ...findFormulaErrors(table, columns),
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

const formulaError = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|ERROR!)$/

function findFormulaErrors(table: Table, columns: readonly (ColumnKind | undefined)[]): readonly Problem[] {
  return table.rows.flatMap(({ number, cells }) =>
    cells.flatMap((cell, index) =>
      columns[index] && formulaError.test(cell)
        ? [
            {
              file: table.name,
              row: number,
              field: `column "${table.headings[index]}"`,
              expected: 'a text or an empty cell',
              found: `${cell}, the error of a formula`,
              fix: 'Correct the formula, or type the text.',
            },
          ]
        : [],
    ),
  )
}
