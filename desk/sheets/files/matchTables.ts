/** Identifies the tables of a file by the names of sheets and by headings. */
import type { Problem } from '@/lib/problems'
import { findColumn, foldPlurals } from './headings'
import { findTableProblems } from './tableProblems'
import type { ColumnKind, Table, TableKind } from './table'

export interface MatchedTable<Kind extends TableKind = TableKind> {
  readonly table: Table
  /**
   * Undefined for a hidden table, and one of no known kind. It has no problems and should be ignored, unless every table is
   * like this.
   */
  readonly kind: Kind | undefined
  /** Column of each heading, in the order of the headings. Undefined for headings that nothing uses. */
  readonly columns: readonly (ColumnKind | undefined)[]
  /** Required columns that the table does not have. Each is one of the problems. */
  readonly missing: readonly ColumnKind[]
  /** Everything that makes the table unusable. */
  readonly problems: readonly Problem[]
}

/**
 * Matches each table with a kind, and its headings with columns. A kind matches by the name of the sheet, or else by the
 * headings: of the kinds whose required columns are all there, the one with the most columns. The only table of a file
 * also matches a kind whose required columns are missing.
 */
export function matchTables<Kind extends TableKind>(
  tables: readonly Table[],
  kinds: readonly Kind[],
): readonly MatchedTable<Kind>[] {
  return tables.map((table) => {
    const unknown = { table, kind: undefined, columns: table.headings.map(() => undefined), missing: [], problems: [] }
    if (table.isHidden) return unknown
    const kindByName = kinds.find((kind) => hasName(table, kind))
    if (kindByName) return matchColumns(table, kindByName)
    const matches = kinds.map((kind) => matchColumns(table, kind)).filter(({ columns }) => columns.some(Boolean))
    const complete = matches.filter(({ missing }) => missing.length === 0)
    const best = findBest(complete) ?? (tables.length === 1 ? findBest(matches) : undefined)
    return best ?? unknown
  })
}

function hasName({ name }: Table, kind: TableKind): boolean {
  const key = foldPlurals(name)
  return [kind.id, kind.name, ...kind.otherNames].some((known) => foldPlurals(known) === key)
}

function matchColumns<Kind extends TableKind>(table: Table, kind: Kind): MatchedTable<Kind> {
  const columns = table.headings.map((heading) => findColumn(heading, kind))
  const missing = kind.columns.filter((column) => column.isRequired && !columns.includes(column))
  return { table, kind, columns, missing, problems: findTableProblems(table, columns, missing) }
}

function findBest<Kind extends TableKind>(matches: readonly MatchedTable<Kind>[]): MatchedTable<Kind> | undefined {
  const countColumns = ({ columns }: MatchedTable<Kind>) => new Set(columns.filter(Boolean)).size
  return matches.toSorted((a, b) => countColumns(b) - countColumns(a))[0]
}
