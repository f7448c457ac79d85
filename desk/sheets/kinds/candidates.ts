/** The sheet of candidates. A person who runs in several races has one row for each. */
import { toSortName } from '@/desk/new/defaults'
import { candidateFile } from '@/guide/fields/candidateFile'
import { unknownParty } from '@/guide/fields/published'
import { getText } from '@/lib/values'
import { listColumns, nameParts, sortNameParts } from '../cells/columns'
import { EditedFile } from '../editedFiles'
import type { Plan, PlannedRecord } from '../plan/plan'
import type { Row } from '../plan/rows'
import { firstSource } from './entries'
import { idColumn, identifyPeople, listRaces, sortCandidates, type Person } from './people'
import type { ExportRow, SheetKind } from './sheetKind'

const fieldColumns = listColumns(candidateFile, {
  sortName: 'By default from the name.',
  race: 'A person who runs in several races has one row for each.',
  partySource: 'By default the first of the sources.',
  'noStances.reason': 'Ignored once there are some.',
  sources: firstSource,
  updated: 'By default today.',
}).map((column) => {
  if (column.field === 'name') return { ...column, parts: nameParts }
  return column.field === 'sortName' ? { ...column, parts: sortNameParts } : column
})

const candidacyFields = new Set(listColumns(candidateFile.shape.otherRaces.unwrap().element).map(({ field }) => field))
/** Columns about one race of a person. A further row of the same person has only these. */
const candidacyColumns = fieldColumns.filter(({ field }) => candidacyFields.has(field))
const noStancesColumns = fieldColumns.filter(({ path }) => path?.[0] === 'noStances')
const personColumns = fieldColumns.filter((column) => ![...candidacyColumns, ...noStancesColumns].includes(column))

export const candidates: SheetKind = {
  id: 'candidates',
  name: 'Candidates',
  otherNames: ['People', 'Nominees'],
  columns: [idColumn, ...fieldColumns],
  listRows: (files) => sortCandidates(files).flatMap(([id, file]) => listCandidacies(id, file)),
  plan: planCandidates,
}

function listCandidacies(id: string, file: EditedFile): readonly ExportRow[] {
  const identity = { id, name: getText(file.value, 'name') }
  return [
    { file, base: [], identity: { id } },
    ...file.list(['otherRaces']).map((_, index) => ({
      file,
      base: ['otherRaces', index],
      identity,
      columns: candidacyColumns,
      isOptional: true,
    })),
  ]
}

/** @returns a function that plans the reasons for no stances, once the statements are planned */
function planCandidates(plan: Plan, rows: readonly Row[]): () => void {
  const { files } = plan
  const planned = identifyPeople(plan, rows).map(({ id, rows: own }) => {
    const known = files.candidates.get(id)
    const file = known ?? new EditedFile(`data/${files.name}/candidates/${id}.yaml`, {})
    files.candidates.set(id, file)
    const record = plan.start(own[0], { kind: 'candidates', label: id, isNew: !known, file, base: [] })
    fillPerson(plan, own, record)
    planCandidacies(plan, own, record)
    complete(plan, record)
    return { row: own[0], record }
  })
  return () => {
    // A candidate with stances has no reason for their absence.
    for (const { row, record } of planned)
      if (record.file.list(['stances']).length === 0) plan.fill(row, noStancesColumns, record)
  }
}

/** Fills in what does not depend on the race, each field from the first row that has it. */
function fillPerson(plan: Plan, rows: Person['rows'], record: PlannedRecord): void {
  for (const column of personColumns) {
    const { field } = column
    const [first = rows[0], ...others] = rows.filter((row) => row.get(field) !== '')
    plan.fill(first, [column], record)
    const message = `Row ${first.number}, which is about ${record.label}, too, has another value. Enter the same, or clear the cell.`
    for (const row of others) if (row.get(field) !== first.get(field)) plan.report(row, field, message)
  }
}

/**
 * Fills in the fields of each row's race. A row is about the race that it names. If the person does not run in it, the row
 * is about the first race of the file, unless another row is, or else about a further race.
 */
function planCandidacies(plan: Plan, rows: Person['rows'], record: PlannedRecord): void {
  const { file } = record
  const findDuplicate = plan.createDuplicateFinder()
  const placed = rows.flatMap((row) => {
    const race = parseRace(plan, row, rows.length > 1 || record.isNew)
    if (race === undefined) for (const column of candidacyColumns) if (column.field !== 'race') plan.parse(row, column)
    if (race === undefined || findDuplicate(row, 'race', race)) return []
    return [{ row, race, place: race === '' ? 0 : listRaces(file).indexOf(race) }]
  })
  let isFirstFree = placed.every(({ place }) => place !== 0)
  for (const { row, race, place } of placed) {
    const index = place !== -1 ? place : isFirstFree ? 0 : file.list(['otherRaces']).length + 1
    isFirstFree &&= index !== 0
    if (index === 0) {
      plan.fill(row, candidacyColumns, record)
      continue
    }
    const base = ['otherRaces', index - 1]
    const isNew = file.get(base) === undefined
    if (isNew) file.set(base, { race })
    plan.start(row, { ...record, label: `${record.label}, ${race}`, isNew, base }, candidacyColumns)
  }
}

/** Empty if the row does not name its race. Undefined if it has a problem. */
function parseRace(plan: Plan, row: Row, isRequired: boolean): string | undefined {
  const cell = row.get('race')
  if (cell === '' && !isRequired) return ''
  const parsed = plan.references.race(cell)
  return 'value' in parsed ? String(parsed.value) : plan.report(row, 'race', parsed.message)
}

function complete(plan: Plan, record: PlannedRecord): void {
  const { file, isNew } = record
  const name = getText(file.value, 'name')
  if (isNew) {
    plan.setDefaultSources(record, 'candidates')
    if (file.get(['sortName']) === undefined && name !== '') file.set(['sortName'], toSortName(name))
    if (file.get(['updated']) === undefined) file.set(['updated'], plan.today)
  }
  const party = file.get(['party'])
  const [source] = file.list(['sources'])
  if (party === undefined || party === unknownParty || file.get(['partySource']) !== undefined) return
  if (typeof source !== 'string') return
  file.set(['partySource'], source)
  plan.note('Parties without a source in the sheets, which get the first source of the candidate')
}
