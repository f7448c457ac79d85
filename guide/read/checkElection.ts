/** Checks the fields of an election's file against each other and against the candidates. */
import { findLanguage, languages } from '@/lib/locale/languages'
import type { Problem } from '@/lib/problems'
import type { ElectionFile } from '@/guide/fields/electionFile'
import { checkCandidacies } from './checkNoVote'
import { checkResults } from './checkResults'
import type { CheckedCandidate } from './electionFiles'
import { createProblem, type DataFile } from './readYaml'

type Fields = Partial<ElectionFile>
type Path = readonly PropertyKey[]

/** Returns every problem with the language, ids, references, races, hours, corrections, ballot orders and results. */
export function checkElection(data: DataFile, fields: Fields, candidates: readonly CheckedCandidate[]): Problem[] {
  const { races = [], corrections = [] } = fields
  return [
    ...checkLanguage(data, fields),
    ...checkIds(data, fields),
    ...checkGroups(data, fields),
    ...races.flatMap((race, index) => checkVotes(data, race, ['races', index])),
    ...races.flatMap((race, index) => checkCandidacies(data, race, ['races', index], candidates)),
    ...races.flatMap(({ id }) => checkBallotOrder(candidates, id)),
    ...checkHours(data, fields),
    ...corrections.flatMap(({ candidate }, index) =>
      candidate === undefined || candidates.some(({ id }) => id === candidate)
        ? []
        : [createProblem(data, ['corrections', index, 'candidate'], 'the id of a candidate', `"${candidate}"`)],
    ),
    ...checkResults(data, fields, candidates),
  ]
}

/** The page text must exist in the language. */
function checkLanguage(data: DataFile, { language }: Fields): Problem[] {
  if (language === undefined || findLanguage(language)) return []
  const expected = `a language that pages can be in: ${languages.join(', ')}. A region is allowed, like ${languages[0]}-CA`
  return [createProblem(data, ['language'], expected, `"${language}"`)]
}

/** Races and questions share addresses on some hosts, and hosts may ignore case. */
function checkIds(
  data: DataFile,
  { races = [], questions = [], groups = [], areas = [], topics = [] }: Fields,
): Problem[] {
  return [
    ...checkUnique(data, [...listIdPaths('races', races), ...listIdPaths('questions', questions)]),
    ...checkUnique(data, listIdPaths('groups', groups)),
    ...checkUnique(data, listIdPaths('areas', areas)),
    ...checkUnique(data, listIdPaths('topics', topics)),
  ]
}

function listIdPaths(field: string, items: readonly { readonly id: string }[]) {
  return items.map(({ id }, index) => ({ id, path: [field, index, 'id'] }))
}

function checkUnique(data: DataFile, items: readonly { readonly id: string; readonly path: Path }[]): Problem[] {
  const firstIds = new Map<string, string>()
  return items.flatMap(({ id, path }) => {
    const first = firstIds.get(id.toLowerCase())
    if (first === undefined) {
      firstIds.set(id.toLowerCase(), id)
      return []
    }
    const found = first === id ? `"${id}", which appears twice` : `"${id}", which differs from "${first}" only in case`
    return [createProblem(data, path, 'a unique id', found)]
  })
}

function checkGroups(
  data: DataFile,
  { races = [], questions = [], groups = [], areas = [], topics = [], when, where }: Fields,
): Problem[] {
  const groupIds = groups.map(({ id }) => id)
  const inGroups = (items: readonly ({ readonly group?: string } | undefined)[] = [], ...path: string[]) =>
    items.flatMap((item, index) => checkReference(data, item?.group, groupIds, 'groups', [...path, index, 'group']))
  const raceIds = races.map(({ id }) => id)
  return [
    ...inGroups(races, 'races'),
    ...inGroups(questions, 'questions'),
    ...inGroups(when?.periods, 'when', 'periods'),
    ...inGroups(when?.deadlines, 'when', 'deadlines'),
    ...inGroups(where?.places, 'where', 'places'),
    ...inGroups(where?.offices, 'where', 'offices'),
    ...areas.flatMap((area, index) =>
      area.groups.flatMap((id, item) => checkReference(data, id, groupIds, 'groups', ['areas', index, 'groups', item])),
    ),
    ...topics.flatMap((topic, index) =>
      (topic.races ?? []).flatMap((id, item) =>
        checkReference(data, id, raceIds, 'races', ['topics', index, 'races', item]),
      ),
    ),
  ]
}

function checkReference(
  data: DataFile,
  id: string | undefined,
  ids: readonly string[],
  list: string,
  path: Path,
): Problem[] {
  if (id === undefined || ids.includes(id)) return []
  const expected = ids.length > 0 ? `one of ${ids.join(', ')}` : `an id from ${list}, which has none`
  return [createProblem(data, path, expected, `"${id}"`)]
}

function checkVotes(data: DataFile, { voteFor, noVote }: ElectionFile['races'][number], path: Path): Problem[] {
  if (voteFor !== undefined || noVote) return []
  const fix = 'Add a line "voteFor:", or "noVote:" if no vote is held.'
  return [createProblem(data, [...path, 'voteFor'], 'how many candidates one voter may vote for', 'nothing', fix)]
}

function checkHours(data: DataFile, { when }: Fields): Problem[] {
  const hours = when?.hours ? [{ ...when.hours, path: ['when', 'hours'] as Path }] : []
  const periods = (when?.periods ?? []).map((period, index) => ({ ...period, path: ['when', 'periods', index] }))
  return [
    ...[...hours, ...periods].flatMap(({ opens, closes, path }) =>
      opens !== undefined && closes !== undefined && opens >= closes
        ? [createProblem(data, [...path, 'closes'], `a time after ${opens}`, `"${closes}"`)]
        : [],
    ),
    ...periods.flatMap(({ from, to, path }) =>
      to !== undefined && to < from ? [createProblem(data, [...path, 'to'], `a date no earlier than ${from}`, to)] : [],
    ),
  ]
}

/** Either all candidates of a race have a place on the ballot, each its own, or none has. */
function checkBallotOrder(candidates: readonly CheckedCandidate[], raceId: string): Problem[] {
  const candidacies = candidates.flatMap(({ data, value }) => {
    if (!value) return []
    const others = (value.otherRaces ?? []).map((candidacy, index) => ({ candidacy, path: ['otherRaces', index] }))
    return [{ candidacy: value, path: [] }, ...others].flatMap(({ candidacy, path }) =>
      // A write-in candidate is not printed on the ballot, and one who withdrew may not be.
      candidacy.race === raceId && !candidacy.writeIn && (!candidacy.withdrawn || candidacy.withdrawn.onBallot)
        ? [{ data, place: candidacy.ballotOrder, path: [...path, 'ballotOrder'] as Path }]
        : [],
    )
  })
  if (candidacies.every(({ place }) => place === undefined)) return []
  return candidacies.flatMap(({ data, place, path }, index) => {
    if (place === undefined) {
      const expected = 'a place on the ballot, because other candidates of this race have one'
      return [createProblem(data, path, expected, 'nothing')]
    }
    if (candidacies.findIndex((other) => other.place === place) === index) return []
    return [createProblem(data, path, 'a unique place on the ballot', `${place}, which appears twice`)]
  })
}
