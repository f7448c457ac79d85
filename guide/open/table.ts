/** A CSV file of the open data, whose columns have the names of the JSON fields. New ones are added at the end. */
import type { Guide } from '@/guide/fields/published'
import { formatCsv, type Columns } from './csv'

interface Table {
  readonly columns: readonly string[]
  readonly format: (guide: Guide) => string
}

export function defineTable<Row>(columns: Columns<Row>, rows: (guide: Guide) => readonly Row[]): Table {
  return { columns: Object.keys(columns), format: (guide) => formatCsv(columns, rows(guide)) }
}

/** Several ids as one cell. No id contains a semicolon. */
export function joinIds(ids: readonly string[] = []): string {
  return ids.join(';')
}
