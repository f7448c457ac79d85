/** Rows of the sheets to import, with their cells by field. */
import { getColumn } from '../columns/column'
import type { SheetKind } from '../columns/sheets'
import type { TableRow } from '../files/table'

export interface Sheet {
  readonly name: string
  readonly kind: SheetKind
  /** Fields of the recognized columns, with their heading and their place among the cells. */
  readonly columns: ReadonlyMap<string, { readonly heading: string; readonly index: number }>
  readonly rows: readonly TableRow[]
}

export interface Row {
  readonly sheet: Sheet
  readonly number: number
  /** Returns the cell of a field. Empty if the sheet does not have the column. */
  readonly get: (field: string) => string
}

export function listRows(sheets: readonly Sheet[], id: SheetKind['id']): readonly Row[] {
  return sheets
    .filter(({ kind }) => kind.id === id)
    .flatMap((sheet) =>
      sheet.rows.map(({ number, cells }) => ({
        sheet,
        number,
        get: (field: string) => {
          const column = sheet.columns.get(field)
          return column ? (cells[column.index] ?? '') : ''
        },
      })),
    )
}

/** The heading of a field in a row's sheet. The usual heading if the sheet does not have the column. */
export function getHeading({ sheet }: Row, field: string): string {
  return sheet.columns.get(field)?.heading ?? getColumn(sheet.kind.columns, field).heading
}
