/** Checks the fields of a candidate's file against each other, the election and the images. */
import { describeFound, type Problem } from '@/lib/problems'
import type { CandidateFile } from '@/guide/fields/candidateFile'
import type { CheckedCandidate, CheckedFiles } from './electionFiles'
import { createProblem, listItemPaths, type DataFile } from './readYaml'

/** Returns every problem. Checks race and image even in invalid files, to report all problems at once. */
export function checkCandidate({ id, data, fields }: CheckedCandidate, { election, images }: CheckedFiles): Problem[] {
  return [
    ...checkRaces(data, election.data),
    ...checkImage(data, id, images),
    ...checkContradictions(data, fields),
    ...checkRepeated(data, fields),
    ...checkTopics(data, fields, election.fields),
  ]
}

function checkRaces(data: DataFile, election: DataFile): Problem[] {
  if (!Array.isArray(election.get(['races']))) return []
  const raceIds = listItemPaths(election, ['races']).map((path) => election.get([...path, 'id']))
  const paths = [[], ...listItemPaths(data, ['otherRaces'])].map((path) => [...path, 'race'])
  const found = paths.map((path) => data.get(path))
  return paths.flatMap((path, index) => {
    const race = found[index]
    if (typeof race !== 'string') return []
    if (!raceIds.includes(race))
      return [
        createProblem(data, path, `one of ${raceIds.filter((id) => typeof id === 'string').join(', ')}`, `"${race}"`),
      ]
    return found.indexOf(race) < index
      ? [createProblem(data, path, 'another race', `"${race}", which appears twice`)]
      : []
  })
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
      [isUnknown && noParty, 'noParty', 'the words of the candidate in "party", like Unenrolled', 'N/A'],
      [stances?.length === 0 && !has('noStances'), 'noStances', 'the reason for no stances, or no line "stances:"'],
      [stances && stances.length > 0 && has('noStances'), 'noStances', 'no noStances, because there are stances'],
    ]
  return rules.flatMap(([isBroken, field, expected, found = describeFound(data.get([field]))]) =>
    isBroken ? [createProblem(data, [field], expected, found)] : [],
  )
}

function checkRepeated(data: DataFile, { stances = [], positions = [] }: Partial<CandidateFile>): Problem[] {
  const check = (values: readonly string[], list: string, field: string, expected: string) =>
    values.flatMap((value, index) =>
      values.indexOf(value) < index
        ? [createProblem(data, [list, index, field], expected, `"${value}", which appears twice`)]
        : [],
    )
  const titles = stances.map(({ title }) => title)
  const topics = positions.map(({ topic }) => topic)
  return [
    ...check(titles, 'stances', 'title', 'a unique title'),
    ...check(topics, 'positions', 'topic', 'one position for each topic'),
  ]
}

/** A statement's topics must exist and belong to a race of the candidate. */
function checkTopics(
  data: DataFile,
  { race, otherRaces = [], stances = [], positions = [] }: Partial<CandidateFile>,
  { topics = [] }: CheckedFiles['election']['fields'],
): Problem[] {
  const races = new Set([race, ...otherRaces.map((candidacy) => candidacy.race)])
  const allowed = topics
    .filter((topic) => topic.races === undefined || topic.races.some((id) => races.has(id)))
    .map(({ id }) => id)
  const references = [
    ...stances.flatMap((stance, index) =>
      (stance.topics ?? []).map((id, item) => ({ id, path: ['stances', index, 'topics', item] })),
    ),
    ...positions.map(({ topic }, index) => ({ id: topic, path: ['positions', index, 'topic'] })),
  ]
  const expected =
    allowed.length > 0 ? `one of ${allowed.join(', ')}` : 'a topic of the race, but election.yaml has none'
  return references
    .filter(({ id }) => !allowed.includes(id))
    .map(({ id, path }) => createProblem(data, path, expected, `"${id}"`))
}
