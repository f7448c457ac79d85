import type { Column } from '@/desk/sheets/columns'

/** A kind of table, which its name or its headings tell. */
export interface TableKind {
  readonly id: string
  readonly name: string
  /** Further names of sheets with such a table. */
  readonly otherNames: readonly string[]
  readonly columns: readonly Column[]
}

/** A kind of sheet that a guide has. */
export interface SheetKind extends TableKind {
  readonly id:
    | 'races'
    | 'candidates'
    | 'statements'
    | 'sources'
    | 'topics'
    | 'groups'
    | 'areaKinds'
    | 'areas'
    | 'results'
    | 'times'
    | 'places'
}
