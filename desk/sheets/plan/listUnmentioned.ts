import type { SheetKind } from '../kinds/sheetKind'
import { listRows, type ExportRow } from '../exportSheets'
import type { Plan, PlannedRecord } from './plan'

/** Lists what the files have and the sheets do not mention, by the kind of sheet. */
export function listUnmentioned({
  records,
  files,
}: Plan): readonly (readonly [SheetKind['id'], readonly ExportRow[]])[] {
  const mentioned = new Set(records.map(toKey))
  return Object.entries(listRows(files)).map(([kind, rows]) => [
    kind as SheetKind['id'],
    // The further races of a candidate are no candidates, and an export has rows for results that are not known yet.
    rows.filter((row) => !['otherRaces', 'results'].includes(String(row.base[0])) && !mentioned.has(toKey(row))),
  ])
}

function toKey({ file, base }: Pick<PlannedRecord, 'file' | 'base'>): string {
  return JSON.stringify([file.path, base])
}
