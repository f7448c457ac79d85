/** Plans the rows about candidates. */
import { toSortName } from '@/desk/new/toSortName'
import { candidates, isCandidacyColumn, isNoStancesColumn } from '../columns/candidates'
import { Draft } from '../drafts/draft'
import { getText } from './buildReferences'
import { setDefaultSources } from './defaultSources'
import { identifyPeople, type Person } from './identifyPeople'
import type { Plan, PlannedRecord } from './plan'
import { planCandidacies } from './planCandidacies'
import type { Row } from './rows'

const personColumns = candidates.columns.filter((column) => !isCandidacyColumn(column) && !isNoStancesColumn(column))
const noStancesColumns = candidates.columns.filter(isNoStancesColumn)

/**
 * Plans the rows about candidates.
 * @returns a function that plans the reasons for no stances, once the statements are planned
 */
export function planCandidates(plan: Plan, rows: readonly Row[]): () => void {
  const { drafts } = plan
  const planned: { person: Person; record: PlannedRecord }[] = []
  for (const person of identifyPeople(plan, rows)) {
    const [row] = person.rows
    const { id } = person
    const known = drafts.candidates.get(id)
    const draft = known ?? new Draft(`data/${drafts.name}/candidates/${id}.yaml`, {})
    drafts.candidates.set(id, draft)
    const record = plan.start(row, { kind: 'candidates', label: id, isNew: !known, draft, base: [] })
    fillPerson(plan, person, record)
    planCandidacies(plan, person, record)
    complete(plan, record)
    planned.push({ person, record })
  }
  return () => planned.forEach(({ person, record }) => planNoStances(plan, person, record))
}

/** Fills in the fields of the person, each from the first row that has it. */
function fillPerson(plan: Plan, { rows }: Person, record: PlannedRecord): void {
  for (const column of personColumns) {
    const { field } = column
    const [first = rows[0], ...others] = rows.filter((row) => row.get(field) !== '')
    plan.fill(first, [column], record)
    for (const row of others.filter((other) => other.get(field) !== first.get(field)))
      plan.report(row, field, {
        expected: `the same as in row ${first.number}, or an empty cell, because both are about ${record.label}`,
        found: `"${row.get(field)}"`,
      })
  }
}

/** Fills in what a candidate's file requires. */
function complete(plan: Plan, { draft, isNew }: PlannedRecord): void {
  const name = getText(draft.value, 'name')
  if (isNew) {
    setDefaultSources(plan, draft, [], 'candidates')
    if (draft.get(['sortName']) === undefined && name !== '') draft.set(['sortName'], toSortName(name))
    if (draft.get(['updated']) === undefined) draft.set(['updated'], plan.today)
  }
  const party = draft.get(['party'])
  const [source] = draft.list(['sources'])
  if (party === undefined || party === 'N/A' || draft.get(['partySource']) !== undefined) return
  if (typeof source !== 'string') return
  draft.set(['partySource'], source)
  plan.note('Parties without a source in the sheets, which get the first source of the candidate')
}

/** A candidate with stances has no reason for their absence. */
function planNoStances(plan: Plan, { rows: [row] }: Person, record: PlannedRecord): void {
  if (record.draft.list(['stances']).length === 0) plan.fill(row, noStancesColumns, record)
}
