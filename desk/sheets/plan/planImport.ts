import type { Drafts } from '../drafts/openDrafts'
import { buildReferences, getText } from './buildReferences'
import { Plan } from './plan'
import { planCandidates } from './planCandidates'
import { planRaces, planTopics } from './planContests'
import { planRacesOfCandidates } from './planRacesOfCandidates'
import { planSources } from './planSources'
import { planStatements } from './planStatements'
import { listRows, type Sheet } from './rows'

/**
 * Plans an import: compares the sheets with the files, and edits the drafts. Rows may refer to what other sheets add.
 * @param today as `YYYY-MM-DD`
 * @returns the plan, with the problems of all rows
 */
export function planImport(drafts: Drafts, sheets: readonly Sheet[], today: string): Plan {
  const plan = new Plan(drafts, today, buildReferences(drafts))
  const stages: readonly (() => void)[] = [
    () => planSources(plan, listRows(sheets, 'sources')),
    () => planRaces(plan, listRows(sheets, 'races')),
    () => planRacesOfCandidates(plan, listRows(sheets, 'candidates')),
    () => planTopics(plan, listRows(sheets, 'topics')),
  ]
  for (const stage of stages) {
    stage()
    plan.references = buildReferences(drafts)
  }
  const planNoStances = planCandidates(plan, listRows(sheets, 'candidates'))
  plan.references = buildReferences(drafts)
  planStatements(plan, listRows(sheets, 'statements'))
  planNoStances()
  noteOldDates(plan)
  return plan
}

/** Only an editor knows if the substance of a page has changed, so the date stays. */
function noteOldDates(plan: Plan): void {
  for (const { isNew, isChanged, edits, value } of plan.drafts.candidates.values()) {
    const hasNewDate = edits.some(({ path }) => path[0] === 'updated')
    if (!isNew && isChanged && !hasNewDate && getText(value, 'updated') !== plan.today)
      plan.note('Candidates with changes but without a new date in the column "Updated", which readers see')
  }
}
