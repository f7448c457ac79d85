/** The people of an election, and whom the rows of an import are about. */
import { findUnusedId } from '@/desk/new/defaults'
import { suggestCandidateIds } from '@/desk/new/templates'
import { id as candidateId } from '@/guide/fields/ids'
import { foldName } from '@/lib/characters'
import { groupBy } from '@/lib/collections'
import * as cells from '../cells/cellKinds'
import { getText } from '@/lib/values'
import type { Column } from '../cells/columns'
import type { EditedElection, EditedFile } from '../editedFiles'
import type { Plan } from '../plan/plan'
import type { Row } from '../plan/rows'

type Candidate = readonly [id: string, file: EditedFile]

export const idColumn: Column = {
  field: 'id',
  heading: 'Id',
  otherHeadings: ['Candidate id', 'Slug'],
  help: 'Part of the web address, like torres-roth. Leave empty for a new candidate to get one from the surname.',
  cell: cells.text,
  schema: candidateId,
}

export function listRaces(file: EditedFile): readonly string[] {
  return [file.value, ...file.list(['otherRaces'])].map((candidacy) => getText(candidacy, 'race'))
}

export function compareNames([, a]: Candidate, [, b]: Candidate): number {
  return getText(a.value, 'sortName').localeCompare(getText(b.value, 'sortName'), 'en')
}

/** Sorts candidates like the pages do: by race, then by surname. */
export function sortCandidates({ election, candidates }: EditedElection): readonly Candidate[] {
  const raceIds = election.list(['races']).map((race) => getText(race, 'id'))
  const rank = ([, { value }]: Candidate) => raceIds.indexOf(getText(value, 'race'))
  return [...candidates].toSorted((a, b) => rank(a) - rank(b) || compareNames(a, b))
}

export interface Person {
  /** Id of the candidate's file, which may be new. */
  readonly id: string
  readonly rows: readonly [Row, ...Row[]]
}

/** Groups the rows by person, and finds each person's file by the id, or else by the name and the race. */
export function identifyPeople(plan: Plan, rows: readonly Row[]): readonly Person[] {
  const groups = groupBy(rows, (row) => getKey(plan, row) ?? '')
  const known = groupBy(plan.files.candidates, ([, { value }]) => foldName(getText(value, 'name')))
  const taken = new Set(plan.files.candidates.keys())
  const people = new Map<string, Person>()
  for (const [key, all] of groups) {
    if (key === '') continue
    const group = all as Person['rows']
    const id = findId(plan, group, known, taken)
    if (id === undefined) continue
    const other = people.get(id)
    if (other) {
      const message = `Row ${other.rows[0].number} is about “${id}”, too. Enter the same id in every row about this candidate.`
      plan.report(group[0], 'id', message)
      continue
    }
    taken.add(id)
    people.set(id, { id, rows: group })
  }
  return [...people.values()]
}

/** Text that is the same in all rows about a person. Undefined if the row has a problem. */
function getKey(plan: Plan, row: Row): string | undefined {
  if (row.get('id') !== '') {
    const id = plan.parse(row, idColumn)
    return typeof id === 'string' ? `id ${id}` : undefined
  }
  const name = row.get('name')
  if (name !== '') return `name ${foldName(name)}`
  return plan.report(row, 'name', 'Enter the name as on the ballot.')
}

function findId(
  plan: Plan,
  rows: readonly [Row, ...Row[]],
  known: ReadonlyMap<string, readonly Candidate[]>,
  taken: ReadonlySet<string>,
): string | undefined {
  const [row] = rows
  const given = row.get('id')
  if (given !== '' && plan.files.candidates.has(given)) return given
  const name = row.get('name')
  const races = rows.map((other) => other.get('race')).filter((race) => race !== '')
  const parsed = races.map((race) => plan.references.race(race))
  const raceIds = new Set(parsed.flatMap((race) => ('value' in race ? [race.value] : [])))
  const sameName = known.get(foldName(name)) ?? []
  const matches =
    races.length === 0 ? sameName : sameName.filter(([, file]) => listRaces(file).some((race) => raceIds.has(race)))
  const [match, ...others] = matches
  if (given !== '') {
    if (!match) return given
    const fact = `The candidate with this name has the id ${match[0]}, not “${given}”`
    return plan.report(row, 'id', `${fact}. Correct the id or the name.`)
  }
  if (match && others.length === 0) return match[0]
  if (sameName.length > 0) {
    const ids = sameName.map(([id]) => id).join(', ')
    const message = `The guide has somebody with this name: ${ids}. Enter that id, or a new one for another candidate.`
    return plan.report(row, 'id', message)
  }
  return findUnusedId(suggestCandidateIds(name, row.get('sortName') || undefined), (id) => taken.has(id), 'candidate')
}
