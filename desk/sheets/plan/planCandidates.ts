import { toSortName } from '@/desk/new/toSortName'
import { candidates, isCandidacyColumn } from '../columns/sheets'
import { EditedFile } from '../editedFiles'
import { getText } from './buildReferences'
import { setDefaultSources } from './defaultSources'
import { identifyPeople, type Person } from './identifyPeople'
import type { Plan, PlannedRecord } from './plan'
import { planCandidacies } from './planCandidacies'
import type { Row } from './rows'

/** Columns about the absence of stances. */
const noStancesColumns = candidates.columns.filter(({ path }) => path?.[0] === 'noStances')
const personColumns = candidates.columns.filter(
  (column) => !isCandidacyColumn(column) && !noStancesColumns.includes(column),
)

/**
 * Plans the rows about candidates.
 * @returns a function that plans the reasons for no stances, once the statements are planned
 */
export function planCandidates(plan: Plan, rows: readonly Row[]): () => void {
  const { files } = plan
  const planned: { person: Person; record: PlannedRecord }[] = []
  for (const person of identifyPeople(plan, rows)) {
    const [row] = person.rows
    const { id } = person
    const known = files.candidates.get(id)
    const file = known ?? new EditedFile(`data/${files.name}/candidates/${id}.yaml`, {})
    files.candidates.set(id, file)
    const record = plan.start(row, { kind: 'candidates', label: id, isNew: !known, file, base: [] })
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
function complete(plan: Plan, { file, isNew }: PlannedRecord): void {
  const name = getText(file.value, 'name')
  if (isNew) {
    setDefaultSources(plan, file, [], 'candidates')
    if (file.get(['sortName']) === undefined && name !== '') file.set(['sortName'], toSortName(name))
    if (file.get(['updated']) === undefined) file.set(['updated'], plan.today)
  }
  const party = file.get(['party'])
  const [source] = file.list(['sources'])
  if (party === undefined || party === 'N/A' || file.get(['partySource']) !== undefined) return
  if (typeof source !== 'string') return
  file.set(['partySource'], source)
  plan.note('Parties without a source in the sheets, which get the first source of the candidate')
}

/** A candidate with stances has no reason for their absence. */
function planNoStances(plan: Plan, { rows: [row] }: Person, record: PlannedRecord): void {
  if (record.file.list(['stances']).length === 0) plan.fill(row, noStancesColumns, record)
}
