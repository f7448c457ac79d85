import type { EditedElection } from '../editedFiles'
import { listAnswerSheets } from './answers'
import { candidates } from './candidates'
import { areaKinds, areas, groups, races, sources, topics } from './entries'
import { results } from './results'
import type { ImportedKind, SheetKind } from './sheetKind'
import { statements } from './statements'
import { listTranslationSheets } from './translations'
import { places, times } from './voting'

/** The kinds of sheets of every election, in the order of an export. */
export const sheetKinds: readonly SheetKind[] = [
  races,
  candidates,
  topics,
  statements,
  sources,
  groups,
  areaKinds,
  areas,
  times,
  places,
  results,
]

/** The same kinds in the order of an import: rows may refer to what the sheets before them add. */
const importOrder = [sources, groups, areaKinds, areas, races, topics, candidates, statements, times, places, results]

export function listImportedKinds(files: EditedElection, order: 'export' | 'import'): readonly ImportedKind[] {
  const ofEveryElection = order === 'export' ? sheetKinds : importOrder
  return [...ofEveryElection, ...listAnswerSheets(files), ...listTranslationSheets(files)]
}
