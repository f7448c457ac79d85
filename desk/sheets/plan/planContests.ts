/** Plans rows about races and topics, which are lists in `election.yaml`. */
import { suggestId, suggestRaceId } from '@/guide/fields/ids'
import { foldName } from '@/lib/characters'
import { races, topics } from '../columns/sheets'
import { getText } from './buildReferences'
import { setDefaultSources } from './defaultSources'
import { createDuplicateFinder } from './duplicates'
import type { Plan, PlannedRecord } from './plan'
import { getColumn, type Row } from './rows'
import { findUnusedId } from './unusedId'

export function planRaces(plan: Plan, rows: readonly Row[]): void {
  planList(plan, rows, 'races', completeRace)
}

export function planTopics(plan: Plan, rows: readonly Row[]): void {
  planList(plan, rows, 'topics')
}

/** Fills in what candidates of a new race are called, and where it was read. */
function completeRace(plan: Plan, { file, base }: PlannedRecord): void {
  const race = file.get(base)
  const name = getText(race, 'name')
  if (getText(race, 'position') === '' && name !== '')
    file.set([...base, 'position'], `${getText(file.value, 'city')} ${name} Candidate`.trim())
  setDefaultSources(plan, file, base, 'races')
}

function planList(
  plan: Plan,
  rows: readonly Row[],
  list: 'races' | 'topics',
  complete?: (plan: Plan, record: PlannedRecord) => void,
): void {
  const { election } = plan.files
  const sheet = list === 'races' ? races : topics
  const findDuplicate = createDuplicateFinder(plan)
  for (const row of rows) {
    const items = election.list([list])
    const id = findItem(plan, row, list, items)
    if (id === undefined || findDuplicate(row, row.get('id') === '' ? 'name' : 'id', id)) continue
    const known = items.findIndex((item) => getText(item, 'id') === id)
    const isNew = known === -1
    const index = isNew ? items.length : known
    if (isNew) election.insert([list, index], { id })
    const record = plan.start(row, { kind: list, label: id, isNew, file: election, base: [list, index] })
    plan.fill(row, sheet.columns, record)
    if (isNew) complete?.(plan, record)
  }
}

/** The id of the race or topic that a row is about, or of a new one. Undefined if the row has a problem. */
function findItem(plan: Plan, row: Row, list: 'races' | 'topics', items: readonly unknown[]): string | undefined {
  if (row.get('id') !== '') {
    const given = plan.parse(row, getColumn(list === 'races' ? races : topics, 'id'))
    return typeof given === 'string' ? given : undefined
  }
  const name = row.get('name')
  const ids = items
    .filter((item) => foldName(getText(item, 'name')) === foldName(name))
    .map((item) => getText(item, 'id'))
  if (ids.length > 1) {
    plan.report(row, 'id', {
      expected: `the id, because several have this name: ${ids.join(', ')}`,
      found: 'nothing',
    })
    return undefined
  }
  if (name === '') plan.report(row, 'name', { expected: 'a name', found: 'nothing' })
  if (ids[0] !== undefined || name === '') return ids[0]
  return list === 'races'
    ? suggestUnusedRaceId(plan, name)
    : findUnusedId([suggestId(name)], (id) => hasId(items, id), 'topic')
}

/** Races and questions share addresses, and hosts may ignore case. */
function suggestUnusedRaceId({ files: { election } }: Plan, name: string): string {
  const taken = [...election.list(['races']), ...election.list(['questions'])]
  return findUnusedId([suggestRaceId(name)], (id) => hasId(taken, id), 'race', '')
}

function hasId(items: readonly unknown[], id: string): boolean {
  return items.some((item) => getText(item, 'id').toLowerCase() === id.toLowerCase())
}
