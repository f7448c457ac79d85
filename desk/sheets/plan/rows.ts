/** Rows of the sheets to import, with their cells by field. */
import type { Table } from '@/lib/csv/table'
import { getColumn, type TableKind } from '../cells/columns'
import type { MatchedTable } from '../files/matchTables'

export interface Row {
  readonly sheet: Table
  readonly number: number
  /** Returns the cell of a field. Empty if the sheet does not have the column. */
  readonly get: (field: string) => string
  /** Returns the heading of a field. The usual heading if the sheet does not have the column. */
  readonly getHeading: (field: string) => string
}

export function readRows(tables: readonly MatchedTable[], kind: TableKind): readonly Row[] {
  return tables
    .filter((matched) => matched.kind?.id === kind.id)
    .flatMap(({ table, columns }) => {
      const indexes = new Map(columns.map((column, index) => [column?.field, index]))
      const find = (texts: readonly string[], field: string) => texts[indexes.get(field) ?? -1]
      const joinParts = (cells: readonly string[], field: string) => {
        const { columns: parts = [], separator = '' } =
          kind.columns.find((column) => column.field === field)?.parts ?? {}
        const texts = parts.map((part) => find(cells, part.field) ?? '').filter((part) => part !== '')
        // A surname alone is no name to sort by.
        return texts.length < 2 && separator !== ' ' ? '' : texts.join(separator)
      }
      const getHeading = (field: string) => find(table.headings, field) ?? getColumn(kind.columns, field).heading
      return table.rows.map(({ number, cells }) => ({
        sheet: table,
        number,
        get: (field: string) => find(cells, field) || joinParts(cells, field),
        getHeading,
      }))
    })
}
