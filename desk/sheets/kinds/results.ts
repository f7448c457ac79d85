/** The sheet of results: a row about all races, one about each race, and one about each candidate of a race. */
import { openSeats, raceVotes, results as allResults } from '@/guide/fields/results'
import { getAt, getText, type Path } from '@/lib/values'
import * as cells from '../cells/cellKinds'
import { getColumn, listColumns, nameParts, type Column } from '../cells/columns'
import type { EditedElection } from '../editedFiles'
import { isClear, type Plan, type PlannedRecord } from '../plan/plan'
import type { Row } from '../plan/rows'
import { compareNames, listRaces } from './people'
import type { ExportRow, SheetKind } from './sheetKind'

/** Columns of a row about one race: the fields of its votes and of its open seats. */
const raceCountColumns = listColumns(raceVotes)
const openSeatHeadings: Readonly<Record<string, string>> = {
  reason: 'Reason for open seats',
  seats: 'Number of open seats',
  sources: 'Sources for open seats',
}
const openSeatColumns = listColumns(openSeats).map((column) => ({
  ...column,
  field: `open.${column.field}`,
  heading: openSeatHeadings[column.field] ?? column.heading,
  otherHeadings: [],
  isRequired: false,
}))

/** Columns of the row about all races, and their shared ones. */
const allResultColumns = listColumns(allResults).map((column): Column => {
  const field = column.field.replace('turnout.', '')
  if (field !== column.field && raceCountColumns.some((other) => other.field === field)) return { ...column, field }
  if (column.field !== 'turnout.sources') return column
  return { ...column, heading: 'Sources of turnout', otherHeadings: [] }
})

const writeInWinners: Column = {
  field: 'writeInWinners',
  heading: 'Write-in winners',
  help: 'In a row about a race: winners without a candidate of the guide. Separate several with semicolons.',
  cell: cells.names,
  path: [],
  schema: allResults.shape.writeInWinners.unwrap().valueType,
}
const votes: Column = {
  field: 'votes',
  heading: 'Votes',
  otherHeadings: ['Total votes'],
  help: 'Votes for the candidate in the race.',
  cell: cells.number,
  path: [],
  schema: raceVotes.shape.candidates.valueType,
}
const rounds: Column = {
  field: 'rounds',
  heading: 'Votes by round',
  otherHeadings: ['Rounds'],
  help: 'Votes for the candidate in each round, if voters rank candidates. Separate the numbers with semicolons.',
  cell: cells.numbers,
  path: [],
  schema: raceVotes.shape.rounds.unwrap().valueType,
}

export const results: SheetKind = {
  id: 'results',
  name: 'Results',
  otherNames: ['Votes'],
  columns: [
    {
      field: 'race',
      heading: 'Race',
      otherHeadings: ['Race id', 'Contest', 'Office'],
      help: 'Id or name of the race. Empty in the row about all races.',
      isRequired: true,
      cell: cells.reference('race'),
    },
    {
      field: 'candidate',
      heading: 'Candidate',
      otherHeadings: ['Candidate id', 'Candidate name', 'Name'],
      help: 'Id or name of the candidate. Empty in a row about the whole race.',
      cell: cells.reference('candidate'),
      parts: nameParts,
    },
    votes,
    rounds,
    {
      field: 'elected',
      heading: 'Elected',
      otherHeadings: ['Winner', 'Won'],
      help: 'yes, no, or moves on: to another election.',
      cell: cells.elected,
    },
    writeInWinners,
    ...raceCountColumns,
    ...openSeatColumns,
    ...allResultColumns
      .filter(({ field }) => !raceCountColumns.some((column) => column.field === field))
      .map((column) => ({ ...column, isRequired: false })),
  ],
  listRows: listResultRows,
  plan: planResults,
}

/** Paths are in `election.yaml`. A row without a race is about all, and one without a candidate about a race. */
function placeColumns(race?: string, candidate?: string): readonly Column[] {
  if (race === undefined) return place(allResultColumns)
  if (candidate !== undefined)
    return [
      ...place([votes], 'votes', race, 'candidates', candidate),
      ...place([rounds], 'votes', race, 'rounds', candidate),
    ]
  return [
    ...place([writeInWinners], 'writeInWinners', race),
    ...place(raceCountColumns, 'votes', race),
    ...place(openSeatColumns, 'open', race),
  ]
}

function place(columns: readonly Column[], ...base: Path): readonly Column[] {
  return columns.map((column) => ({ ...column, path: ['results', ...base, ...(column.path ?? [])] }))
}

function listResultRows({ election, candidates }: EditedElection): readonly ExportRow[] {
  const toRow = (race?: string, candidate?: string, outcome = ''): ExportRow => ({
    file: election,
    base: [],
    identity: { race: race ?? '', candidate: candidate ?? '', elected: outcome },
    columns: placeColumns(race, candidate),
    isOptional: true,
  })
  const races = election.list(['races']).filter((race) => Reflect.get(Object(race), 'noVote') === undefined)
  return [
    ...(election.get(['results']) === undefined ? [] : [toRow()]),
    ...races.flatMap((item) => {
      const race = getText(item, 'id')
      const [winners, advancing] = outcomeLists.map(([list]) => election.list(['results', list, race]))
      const isKnown = [winners, advancing].flat().length > 0
      const describe = (id: string) =>
        cells.elected.format(advancing?.includes(id) ? cells.movesOn : winners?.includes(id))
      return [
        toRow(race),
        ...[...candidates]
          .filter(([, file]) => listRaces(file).includes(race))
          .toSorted(compareNames)
          .map(([id]) => toRow(race, id, isKnown ? describe(id) : '')),
      ]
    }),
  ]
}

/** The lists of those who won, each with the value of its cells. */
const outcomeLists = [
  ['winners', true],
  ['advancing', cells.movesOn],
] as const

function planResults(plan: Plan, rows: readonly Row[]): void {
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

/** Undefined for an empty cell, null for one with a problem. */
function parseId(plan: Plan, row: Row, field: 'race' | 'candidate'): string | undefined | null {
  if (row.get(field) === '') return undefined
  const id = plan.parse(row, getColumn(results.columns, field))
  return typeof id === 'string' ? id : null
}

function planCandidate(plan: Plan, row: Row, record: PlannedRecord, race: string, candidate: string): void {
  const person = plan.files.candidates.get(candidate)
  if (person && !listRaces(person).includes(race)) {
    const fix = 'Correct the cell, or add the race to the candidate on the sheet Candidates.'
    return plan.report(row, 'candidate', `“${candidate}” is not a candidate for ${race}. ${fix}`)
  }
  plan.fill(row, placeColumns(race, candidate), { ...record, base: [] })
  planOutcome(plan, row, record, race, candidate)
}

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
    const others = ids.filter((id) => id !== candidate)
    if (won === before) file.set(path, others)
    if (won === after) file.set(path, [...ids, candidate])
  }
  const [from, to] = [before, after].map((each) => cells.elected.format(each)) as [string, string]
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
