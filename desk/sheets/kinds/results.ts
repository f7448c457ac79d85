/** Plans rows about results, which are under the ids of races in `election.yaml`. */
import { getAt } from '@/lib/values'
import { elected, movesOn } from '@/desk/sheets/cells/cellKinds'
import { getText } from '@/desk/sheets/cells/references'
import { results } from '@/desk/sheets/columns/resultsSheet'
import { getColumn } from '@/desk/sheets/columns'
import { placeColumns } from '@/desk/sheets/resultRows'
import { isClear, type Plan, type PlannedRecord } from '@/desk/sheets/plan/plan'
import { listRaces } from './people'
import type { Row } from '@/desk/sheets/plan/rows'

export function planResults(plan: Plan, rows: readonly Row[]): void {
  const file = plan.files.election
  const isNew = file.get(['results']) === undefined
  const findDuplicate = plan.createDuplicateFinder()
  for (const row of rows) {
    const race = parseId(plan, row, 'race')
    const candidate = parseId(plan, row, 'candidate')
    if (race === null || candidate === null) continue
    const label = [race ?? 'all races', ...(candidate === undefined ? [] : [candidate])].join(', ')
    if (findDuplicate(row, candidate === undefined ? 'race' : 'candidate', label)) continue
    const record = plan.start(row, { kind: 'results', label, isNew: false, file, base: ['results'] })
    if (candidate === undefined) plan.fill(row, placeColumns(race), { ...record, base: [] })
    else if (race === undefined) plan.report(row, 'race', 'Enter the race of the candidate.')
    else planCandidate(plan, row, record, race, candidate)
  }
  if (file.get(['results']) === undefined) return
  complete(plan, rows, isNew)
}

/** The id in a cell. Undefined if the cell is empty, null if it has a problem. */
function parseId(plan: Plan, row: Row, field: 'race' | 'candidate'): string | undefined | null {
  if (row.get(field) === '') return undefined
  const id = plan.parse(row, getColumn(results.columns, field))
  return typeof id === 'string' ? id : null
}

function planCandidate(plan: Plan, row: Row, record: PlannedRecord, race: string, candidate: string): void {
  const person = plan.files.candidates.get(candidate)
  if (person && !listRaces(person).includes(race)) {
    const fix = 'Correct the cell, or add the race to the candidate on the sheet Candidates.'
    plan.report(row, 'candidate', `“${candidate}” is not a candidate for ${race}. ${fix}`)
    return
  }
  const columns = [['votes', 'candidates'] as const, ['rounds', 'rounds'] as const].map(([column, field]) => ({
    ...getColumn(results.columns, column),
    path: ['results', 'votes', race, field, candidate],
  }))
  plan.fill(row, columns, { ...record, base: [] })
  planOutcome(plan, row, record, race, candidate)
}

/** The lists of those who won, each with the value of its cells. */
const outcomeLists = [
  ['winners', true],
  ['advancing', movesOn],
] as const

function planOutcome(plan: Plan, row: Row, record: PlannedRecord, race: string, candidate: string): void {
  const { file } = record
  const value = plan.parse(row, getColumn(results.columns, 'elected'))
  const after = isClear(row.get('elected')) ? false : value
  const lists = outcomeLists.map(([field, won]) => {
    const path = ['results', field, race]
    return { path, won, ids: file.list(path) }
  })
  if (after !== undefined && after !== null) for (const { path } of lists) plan.given.push({ file, path })
  const before = lists.find(({ ids }) => ids.includes(candidate))?.won ?? false
  if (after === undefined || after === null || after === before) return
  for (const { path, won, ids } of lists) {
    if (won === before)
      file.set(
        path,
        ids.filter((id) => id !== candidate),
      )
    if (won === after) file.set(path, [...ids, candidate])
  }
  const [from, to] = [before, after].map((each) => elected.format(each)) as [string, string]
  record.changes.push({ heading: row.getHeading('elected'), before: from, after: to })
}

/** Adds the fields that results always have, and removes lists without winners. */
function complete(plan: Plan, rows: readonly Row[], isNew: boolean): void {
  const file = plan.files.election
  for (const [race, counts] of Object.entries(Object(file.get(['results', 'votes'])) as Record<string, object>))
    if (!('candidates' in counts)) file.set(['results', 'votes', race, 'candidates'], {})
  for (const [field] of outcomeLists) {
    const path = ['results', field]
    if (field === 'advancing' && file.get(path) === undefined) continue
    const lists = Object(file.get(path)) as Record<string, readonly unknown[]>
    const original = Object(getAt(file.original, path)) as object
    const kept = Object.entries(lists).filter(([race, list]) => list.length > 0 || race in original)
    file.set(path, Object.fromEntries(kept))
  }
  const asOf = file.get(['results', 'asOf'])
  if (rows.length > 0 && typeof asOf === 'string' && asOf > getText(file.value, 'updated')) {
    file.set(['updated'], asOf)
    plan.note('Results from a day after the date "updated" of the election, which becomes that day')
  }
  const [row] = rows
  if (!isNew || !row || file.get(['results', 'sources']) !== undefined) return
  const fix = 'Add a row without a race and a candidate, and fill in its column “Sources”.'
  plan.report(row, 'sources', `The results have no sources. ${fix}`)
}
