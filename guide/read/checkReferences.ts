/** Cross-checks: every id refers to something, and the files of an election agree with each other. */
import type { z } from 'zod'
import { foldName } from '@/lib/characters'
import { type Problem, describeFound } from '@/lib/problems'
import { candidateFile, type CandidateFile } from '@/guide/fields/candidateFile'
import { findEntry, type Target } from '@/guide/fields/catalog'
import { electionFile } from '@/guide/fields/electionFile'
import { raceIdPattern } from '@/guide/fields/ids'
import { questionnaireFile } from '@/guide/fields/questionnaireFile'
import { listChildren, getPublicationRule } from '@/guide/fields/publicationRules'
import { checkDates } from './checkDates'
import { checkElection } from './checkElection'
import { checkQuestionnaire } from './checkQuestionnaire'
import { checkFirstSources } from './checkFirstSources'
import type { CheckedCandidate, CheckedFiles } from './electionFiles'
import { createProblem, listItemPaths, type DataFile, type Path, findRepeated } from './readYaml'

/** The ids that fields may refer to. Omitted if they are not known, because a file could not be read. */
type Ids = Readonly<Partial<Record<Target, ReadonlySet<string>>>>

/** Returns every problem between files, or between the fields of one file. */
export function checkReferences(files: CheckedFiles): Problem[] {
  const { election, sources, candidates, questionnaires } = files
  const { value } = sources.data
  const source = typeof value === 'object' && value !== null ? new Set(Object.keys(value)) : undefined
  const list = (field: string) => {
    const ids = listItemPaths(election.data, [field]).map((path) => election.data.get([...path, 'id']))
    return new Set(ids.filter((id) => typeof id === 'string'))
  }
  const [race, question] = [list('races'), list('questions')]
  const people = new Set(candidates.map(({ id }) => id))
  const ids: Ids = race.size > 0 ? { source, race, question, contest: new Set([...race, ...question]) } : { source }
  return [
    ...findUnknownIds(election.data, electionFile, { ...ids, group: list('groups'), areaKind: list('areaKinds') }),
    ...candidates.flatMap((candidate) => [
      ...findUnknownIds(candidate.data, candidateFile, { ...ids, topic: listTopics(candidate, election) }),
      ...checkCandidate(candidate, files),
    ]),
    ...questionnaires.flatMap((questionnaire) => [
      ...findUnknownIds(questionnaire.data, questionnaireFile, { ...ids, topic: list('topics'), candidate: people }),
      ...checkQuestionnaire(questionnaire, candidates),
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

/** A name appears once in a race, as a candidate or a running mate. One person in several races has one file with otherRaces. */
function findDuplicateNames(candidates: readonly CheckedCandidate[]): Problem[] {
  const files = new Map<string, string>()
  return candidates.flatMap(({ data }) => {
    const people = listCandidacyPaths(data).flatMap((candidacy) =>
      [['name'], ...listMateNames(data, candidacy)].flatMap((path) => {
        const name = data.get(path)
        if (typeof name !== 'string') return []
        return [{ path, name, key: JSON.stringify([data.get([...candidacy, 'race']), foldName(name)]) }]
      }),
    )
    const repeated = people.find(({ key }) => files.has(key))
    if (!repeated) {
      for (const { key } of people) files.set(key, data.file)
      return []
    }
    const { path, name, key } = repeated
    const found = `"${name}", who is also in ${files.get(key)}`
    const expected = 'a name that no other candidate of the race has'
    const fix = path.length === 1 ? 'Delete one of the two files.' : 'Delete the running mate, or the other entry.'
    return [createProblem(data, path, expected, found, fix)]
  })
}

function listCandidacyPaths(data: DataFile): readonly Path[] {
  return [[], ...listItemPaths(data, ['otherRaces'])]
}

/** Paths of the names of the running mates of a candidacy. */
function listMateNames(data: DataFile, candidacy: Path): readonly Path[] {
  return listItemPaths(data, [...candidacy, 'runningMates']).map((path) => [...path, 'name'])
}

/** Returns every problem. Checks races and image even in invalid files, to report all problems at once. */
function checkCandidate({ id, data, fields }: CheckedCandidate, { images }: CheckedFiles): Problem[] {
  return [...checkImage(data, id, images), ...checkContradictions(data, fields), ...checkRepeated(data)]
}

/** The generated portrait is served as `{id}.svg`, so no other image may have that name. */
function checkImage(data: DataFile, id: string, images: CheckedFiles['images']): Problem[] {
  const generated = `${id}.svg`
  const src = data.get(['src'])
  if (src === undefined && images.has(generated)) {
    const expected = 'no image with this name, which is reserved for the generated portrait'
    const fix = `Delete it to use the generated portrait. To use this image, rename it and set src in ${data.file}.`
    return [{ file: `public/img/${generated}`, expected, found: 'a file', fix }]
  }
  if (src === generated) {
    const fix = 'Delete src to use the generated portrait, or rename your image.'
    return [
      createProblem(data, ['src'], 'another name: this one is reserved for the generated portrait', `"${src}"`, fix),
    ]
  }
  if (typeof src !== 'string' || images.has(src)) return []
  const fix = 'Add the image there (names are case-sensitive), or delete src to use the generated portrait.'
  return [createProblem(data, ['src'], 'the name of an image in public/img', `"${src}", which is not there`, fix)]
}

function checkContradictions(data: DataFile, { party = 'N/A', noParty, stances }: Partial<CandidateFile>): Problem[] {
  const has = (field: string) => data.get([field]) !== undefined
  const isUnknown = party === 'N/A'
  const rules: readonly (readonly [isBroken: boolean | undefined, field: string, expected: string, found?: string])[] =
    [
      [!isUnknown && !has('partySource'), 'partySource', 'the source in which the candidate stated the party'],
      [isUnknown && has('partySource'), 'partySource', 'no party source, because party is N/A'],
      [isUnknown && has('partyYear'), 'partyYear', 'no year, because party is N/A'],
      [has('otherParties') && (isUnknown || noParty), 'otherParties', 'nothing, because "party" has no party'],
      [isUnknown && noParty, 'noParty', 'the words of the candidate in "party", like Unenrolled', 'N/A'],
      [stances?.length === 0 && !has('noStances'), 'noStances', 'the reason for no stances, or no line "stances:"'],
      [stances && stances.length > 0 && has('noStances'), 'noStances', 'no noStances, because there are stances'],
    ]
  return rules.flatMap(([isBroken, field, expected, found = describeFound(data.get([field]))]) =>
    isBroken ? [createProblem(data, [field], expected, found)] : [],
  )
}

/** Each race, person on a line of the ballot, party, title of a stance and topic of a position appears once. */
function checkRepeated(data: DataFile): Problem[] {
  const list = (field: string, lists: readonly Path[]) => lists.map((path) => ({ data, path: [...path, field] }))
  return [
    ...findRepeated(list('race', listCandidacyPaths(data)), 'another race'),
    ...listCandidacyPaths(data).flatMap((candidacy) =>
      findRepeated(
        [['name'], ...listMateNames(data, candidacy)].map((path) => ({ data, path })),
        'another person',
        (name) => foldName(String(name)),
      ),
    ),
    ...findRepeated(
      [['party'], ...listItemPaths(data, ['otherParties'])].map((path) => ({ data, path })),
      'another party',
    ),
    ...findRepeated(list('title', listItemPaths(data, ['stances'])), 'a unique title'),
    ...findRepeated(list('topic', listItemPaths(data, ['positions'])), 'one position for each topic'),
  ]
}
