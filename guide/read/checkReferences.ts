/** Cross-checks: every id refers to something, and the files of an election agree with each other. */
import type { z } from 'zod'
import { foldName } from '@/lib/characters'
import type { Problem } from '@/lib/problems'
import { candidateFile } from '@/guide/fields/candidateFile'
import { findEntry, type Target } from '@/guide/fields/catalog'
import { electionFile } from '@/guide/fields/electionFile'
import { raceIdPattern } from '@/guide/fields/ids'
import { listChildren, getPublicationRule } from '@/guide/fields/publicationRules'
import { checkCandidate } from './checkCandidate'
import { checkDates } from './checkDates'
import { checkElection } from './checkElection'
import { checkFirstSources } from './checkFirstSources'
import type { CheckedCandidate, CheckedFiles } from './electionFiles'
import { createProblem, listItemPaths, type DataFile } from './readYaml'

type Path = readonly PropertyKey[]

/** The ids that fields may refer to. Omitted if they are not known, because a file could not be read. */
type Ids = Readonly<Partial<Record<Target, ReadonlySet<string>>>>

/** Returns every problem between files, or between the fields of one file. */
export function checkReferences(files: CheckedFiles): Problem[] {
  const { election, sources, candidates } = files
  const { value } = sources.data
  const source = typeof value === 'object' && value !== null ? new Set(Object.keys(value)) : undefined
  const list = (field: string) => {
    const ids = listItemPaths(election.data, [field]).map((path) => election.data.get([...path, 'id']))
    return new Set(ids.filter((id) => typeof id === 'string'))
  }
  const [race, question] = [list('races'), list('questions')]
  const ids: Ids = race.size > 0 ? { source, race, question, contest: new Set([...race, ...question]) } : { source }
  return [
    ...findUnknownIds(election.data, electionFile, { ...ids, group: list('groups') }),
    ...candidates.flatMap((candidate) => [
      ...findUnknownIds(candidate.data, candidateFile, { ...ids, topic: listTopics(candidate, election) }),
      ...checkCandidate(candidate, files),
    ]),
    ...findDuplicateNames(candidates),
    ...checkDates(files),
    ...checkFirstSources(files),
    ...checkElection(election.data, election.fields, candidates),
  ]
}

/** The ids of the topics of a candidate's races. */
function listTopics({ fields }: CheckedCandidate, election: CheckedFiles['election']): Ids['topic'] {
  const { race, otherRaces = [] } = fields
  const races = new Set([race, ...otherRaces.map((candidacy) => candidacy.race)])
  const { topics = [] } = election.fields
  return new Set(topics.filter((topic) => topic.races?.some((id) => races.has(id)) ?? true).map(({ id }) => id))
}

/** Reads raw values, to report unknown ids together with other problems of the file. */
function findUnknownIds(data: DataFile, schema: z.ZodType, ids: Ids): Problem[] {
  return listReferences(schema, data.value, []).flatMap(({ target, id, path }) => {
    const known = ids[target]
    if (!known || known.has(id) || !raceIdPattern.test(id)) return []
    if (target === 'source') {
      const fix = 'Correct it, or add the source.'
      return [createProblem(data, path, 'the id of a source in sources.yaml', `"${id}"`, fix)]
    }
    const expected =
      known.size > 0 ? `one of ${[...known].join(', ')}` : `nothing, because there is no ${target} to refer to`
    return [createProblem(data, path, expected, `"${id}"`)]
  })
}

interface Reference {
  readonly target: Target
  readonly id: string
  readonly path: Path
}

/** Lists the ids in a value, with what the catalog of fields says that they refer to. */
function listReferences(schema: z.core.$ZodType, value: unknown, path: Path, ofList?: Target): Reference[] {
  const { keys, target = ofList } = findEntry(schema) ?? {}
  const own = getPublicationRule(schema)?.kind === 'sourceId' ? 'source' : target
  if (typeof value === 'string') return own ? [{ target: own, id: value, path }] : []
  return listChildren(schema, value).flatMap((child) => {
    const childPath = [...path, child.key]
    const key = keys ? [{ target: keys, id: String(child.key), path: childPath }] : []
    return [...key, ...listReferences(child.schema, child.value, childPath, own)]
  })
}

/** A name appears once in a race. One person in several races has one file with otherRaces. */
function findDuplicateNames(candidates: readonly CheckedCandidate[]): Problem[] {
  const files = new Map<string, string>()
  return candidates.flatMap(({ data }) => {
    const name = data.get(['name'])
    if (typeof name !== 'string') return []
    const races = [[], ...listItemPaths(data, ['otherRaces'])].map((path) => data.get([...path, 'race']))
    const keys = [...new Set(races)].map((race) => JSON.stringify([race, foldName(name)]))
    const first = keys.map((key) => files.get(key)).find((file) => file !== undefined)
    if (first === undefined) {
      for (const key of keys) files.set(key, data.file)
      return []
    }
    const found = `"${name}", who is also in ${first}`
    const expected = 'a name that no other candidate of the race has'
    return [createProblem(data, ['name'], expected, found, 'Delete one of the two files.')]
  })
}
