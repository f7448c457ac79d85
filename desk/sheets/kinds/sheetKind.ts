import type { Path } from '@/lib/values'
import type { Column, TableKind } from '../cells/columns'
import type { EditedElection, EditedFile, FilePart } from '../editedFiles'
import type { Plan } from '../plan/plan'
import type { Row } from '../plan/rows'

export interface ImportedKind extends TableKind {
  /** @returns what to do once the rows of all sheets are planned, if there is anything */
  readonly plan: (plan: Plan, rows: readonly Row[]) => void | (() => void)
}

/** A kind of sheet that an export has, too. */
export interface SheetKind extends ImportedKind {
  readonly listRows: (files: EditedElection) => readonly ExportRow[]
}

export interface ExportRow extends FilePart {
  /** Cells that identify the part or describe it, by field. */
  readonly identity?: Readonly<{ [field: string]: string }>
  /** The columns that apply to the part. By default, those of the sheet. */
  readonly columns?: readonly Column[]
  /** True if a sheet without the row leaves nothing out: a further race of a candidate, or a result that is not known yet. */
  readonly isOptional?: boolean
}

export function listItems(file: EditedFile, path: Path): readonly ExportRow[] {
  return file.list(path).map((_, index) => ({ file, base: [...path, index] }))
}

export function formatRow({ columns }: TableKind, row: ExportRow): readonly string[] {
  const { file, base, identity = {}, columns: own = columns } = row
  return columns.map(({ field }) => {
    const column = own.find((each) => each.field === field)
    return identity[field] ?? (column?.path ? column.cell.format(file.get([...base, ...column.path])) : '')
  })
}
