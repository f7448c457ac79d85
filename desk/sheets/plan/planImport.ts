import type { EditedElection } from '../editedFiles'
import { buildReferences, getText } from '../cells/references'
import { Plan } from './plan'
import { planAnswers } from '@/desk/sheets/kinds/answers'
import { planCandidates } from '@/desk/sheets/kinds/candidates'
import { results } from '../columns/resultsSheet'
import { areaKinds, areas, candidates, groups, races, sources, statements, topics } from '../kinds/sheetKinds'
import { places, times, votingPlaces, votingTimes } from '../columns/votingSheets'
import type { MatchedTable } from '../files/matchTables'
import { planEntries } from '@/desk/sheets/kinds/entries'
import { planResults } from '@/desk/sheets/kinds/results'
import { planTranslations } from '@/desk/sheets/kinds/translations'
import { planVoting } from '@/desk/sheets/kinds/voting'
import { planStatements } from '@/desk/sheets/kinds/statements'
import { listRows } from './rows'

/**
 * Plans an import: compares the tables with the files, and edits the files. Rows may refer to what other sheets add.
 * @param today as `YYYY-MM-DD`
 * @returns the plan, with the problems of all rows
 */
export function planImport(files: EditedElection, tables: readonly MatchedTable[], today: string): Plan {
  const plan = new Plan(files, today, buildReferences(files))
  for (const sheet of [sources, groups, areaKinds, areas, races, topics]) {
    planEntries(plan, listRows(tables, sheet), sheet)
    plan.references = buildReferences(files)
  }
  const planNoStances = planCandidates(plan, listRows(tables, candidates))
  plan.references = buildReferences(files)
  planStatements(plan, listRows(tables, statements))
  planNoStances()
  planVoting(plan, listRows(tables, times), times, votingTimes)
  planVoting(plan, listRows(tables, places), places, votingPlaces)
  planResults(plan, listRows(tables, results))
  planAnswers(plan, tables)
  planTranslations(plan, tables)
  return plan
}

/** Only the editor who reads the plan knows if the substance of a page changes, so the date stays. */
export function noteOldDates(plan: Plan): void {
  for (const { isNew, isChanged, original, value } of plan.files.candidates.values()) {
    const updated = getText(value, 'updated')
    if (!isNew && isChanged && getText(original, 'updated') === updated && updated !== plan.today)
      plan.note('Candidates with changes but without a new date in the column "Updated", which readers see')
  }
}
