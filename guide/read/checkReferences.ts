/** Cross-checks: every id refers to something, and the files of an election agree with each other. */
import type { z } from 'zod'
import { foldName } from '@/lib/characters'
import type { Problem } from '@/lib/problems'
import { candidateFile } from '@/guide/fields/candidateFile'
import { electionFile } from '@/guide/fields/electionFile'
import { listChildren, getPublicationRule } from '@/guide/fields/publicationRules'
import { checkCandidate } from './checkCandidate'
import { checkDates } from './checkDates'
import { checkElection } from './checkElection'
import { checkFirstSources } from './checkFirstSources'
import type { CheckedCandidate, CheckedFiles } from './electionFiles'
import { createProblem, listItemPaths, type DataFile } from './readYaml'

type Path = readonly PropertyKey[]

/** Returns every problem between files, or between the fields of one file. */
export function checkReferences(files: CheckedFiles): Problem[] {
  const { election, sources, candidates } = files
  const { value } = sources.data
  // Undefined if the file could not be read, in which case every source would be unknown.
  const sourceIds = typeof value === 'object' && value !== null ? new Set(Object.keys(value)) : undefined
  return [
    ...(sourceIds ? findUnknownSources(election.data, electionFile, sourceIds) : []),
    ...candidates.flatMap((candidate) => [
      ...(sourceIds ? findUnknownSources(candidate.data, candidateFile, sourceIds) : []),
      ...checkCandidate(candidate, files),
    ]),
    ...findDuplicateNames(candidates),
    ...checkDates(files),
    ...checkFirstSources(files),
    ...checkElection(election.data, election.fields, candidates),
  ]
}

/** Reads raw values, to report unknown sources together with other problems of the file. */
function findUnknownSources(data: DataFile, schema: z.ZodType, sources: ReadonlySet<string>): Problem[] {
  return listSourceIds(schema, data.value, [])
    .filter(({ id }) => !sources.has(id))
    .map(({ id, path }) =>
      createProblem(data, path, 'the id of a source in sources.yaml', `"${id}"`, 'Correct it, or add the source.'),
    )
}

function listSourceIds(schema: z.core.$ZodType, value: unknown, path: Path): { id: string; path: Path }[] {
  if (getPublicationRule(schema)?.kind === 'sourceId') return typeof value === 'string' ? [{ id: value, path }] : []
  return listChildren(schema, value).flatMap((child) => listSourceIds(child.schema, child.value, [...path, child.key]))
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
