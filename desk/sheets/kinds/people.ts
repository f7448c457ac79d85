import { foldName } from '@/lib/characters'
import { groupBy } from '@/lib/groupBy'
import { suggestCandidateIds } from '@/desk/new/templates'
import { candidates } from './sheetKinds'
import type { EditedFile } from '@/desk/sheets/editedFiles'
import { getText } from '@/desk/sheets/cells/references'
import type { Plan } from '@/desk/sheets/plan/plan'
import { findUnusedId } from '@/desk/new/defaults'
import { getColumn } from '@/desk/sheets/columns'
import type { Row } from '@/desk/sheets/plan/rows'

/** A person, with one row for each race. */
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

type KnownCandidate = readonly [id: string, file: EditedFile]

/** Text that is the same in all rows about a person. Undefined if the row has a problem. */
function getKey(plan: Plan, row: Row): string | undefined {
  if (row.get('id') !== '') {
    const id = plan.parse(row, getColumn(candidates.columns, 'id'))
    return typeof id === 'string' ? `id ${id}` : undefined
  }
  const name = row.get('name')
  if (name !== '') return `name ${foldName(name)}`
  plan.report(row, 'name', 'Enter the name as on the ballot.')
  return undefined
}

function findId(
  plan: Plan,
  rows: readonly [Row, ...Row[]],
  known: ReadonlyMap<string, readonly KnownCandidate[]>,
  taken: ReadonlySet<string>,
): string | undefined {
  const [row] = rows
  const given = row.get('id')
  if (given !== '' && plan.files.candidates.has(given)) return given
  const name = row.get('name')
  const races = new Set(rows.map((other) => other.get('race')).filter((race) => race !== ''))
  const raceIds = new Set(
    [...races].flatMap((race) => {
      const parsed = plan.references.race(race)
      return 'value' in parsed ? [parsed.value] : []
    }),
  )
  const sameName = known.get(foldName(name)) ?? []
  const matches =
    races.size === 0 ? sameName : sameName.filter(([, file]) => listRaces(file).some((race) => raceIds.has(race)))
  const [match, ...others] = matches
  if (given !== '') {
    if (!match) return given
    plan.report(
      row,
      'id',
      `The candidate with this name has the id ${match[0]}, not “${given}”. Correct the id or the name.`,
    )
    return undefined
  }
  if (match && others.length === 0) return match[0]
  if (sameName.length > 0) {
    const ids = sameName.map(([id]) => id).join(', ')
    const message = `The guide has somebody with this name: ${ids}. Enter that id, or a new one for another candidate.`
    plan.report(row, 'id', message)
    return undefined
  }
  return findUnusedId(suggestCandidateIds(name, row.get('sortName') || undefined), (id) => taken.has(id), 'candidate')
}

export function listRaces(file: EditedFile): readonly string[] {
  return [file.value, ...file.list(['otherRaces'])].map((candidacy) => getText(candidacy, 'race'))
}
