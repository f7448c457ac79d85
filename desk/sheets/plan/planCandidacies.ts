/** Plans in which races a person runs: the race of the file, and its other races. */
import { candidates, isCandidacyColumn } from '../columns/sheets'
import { createDuplicateFinder } from './duplicates'
import { listRaces, type Person } from './identifyPeople'
import type { Plan, PlannedRecord } from './plan'
import type { Row } from './rows'

const columns = candidates.columns.filter(isCandidacyColumn)
const otherColumns = columns.filter(({ field }) => field !== 'race')

/**
 * Fills in the fields of each row's race. A row is about the race that it names. If the person does not run in it, the row
 * is about the first race of the file, unless another row is, or else about a further race.
 */
export function planCandidacies(plan: Plan, { rows }: Person, record: PlannedRecord): void {
  const { file } = record
  const findDuplicate = createDuplicateFinder(plan)
  const placed = rows.flatMap((row) => {
    const race = parseRace(plan, row, rows.length > 1 || record.isNew)
    if (race === undefined) for (const column of otherColumns) plan.parse(row, column)
    if (race === undefined || findDuplicate(row, 'race', race)) return []
    return [{ row, race, place: race === '' ? 0 : listRaces(file).indexOf(race) }]
  })
  let isFirstFree = placed.every(({ place }) => place !== 0)
  for (const { row, race, place } of placed) {
    const index = place !== -1 ? place : isFirstFree ? 0 : file.list(['otherRaces']).length + 1
    isFirstFree &&= index !== 0
    if (index === 0) {
      plan.fill(row, columns, record)
      continue
    }
    const base = ['otherRaces', index - 1]
    const isNew = file.get(base) === undefined
    if (isNew) file.insert(base, { race })
    const other = plan.start(row, { ...record, label: `${record.label}, ${race}`, isNew, base })
    plan.fill(row, columns, other)
  }
}

/** The race of a row. Empty if the row does not name it. Undefined if it has a problem. */
function parseRace(plan: Plan, row: Row, isRequired: boolean): string | undefined {
  if (row.get('race') === '' && !isRequired) return ''
  const parsed = plan.references.race(row.get('race'))
  if ('value' in parsed) return String(parsed.value)
  plan.report(row, 'race', { ...parsed, found: row.get('race') === '' ? 'nothing' : `"${row.get('race')}"` })
  return undefined
}
