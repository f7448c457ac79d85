/** Checks the files of candidates: their names, photographs, parties and statements. */
import { foldName } from '@/lib/characters'
import type { Problem } from '@/lib/problems'
import type { CandidateFile } from '@/guide/fields/candidateFile'
import type { CheckedCandidate, CheckedFiles } from './electionFiles'
import { createProblem, findRepeated, listItemPaths, type DataFile, type Path } from './readYaml'
import { unknownParty } from '@/guide/fields/published'

/** A name appears once in a race, as a candidate or a running mate. One person in several races has one file with otherRaces. */
export function findDuplicateNames(candidates: readonly CheckedCandidate[]): Problem[] {
  const known = new Set<string>()
  return candidates.flatMap(({ data }) => {
    const people = listCandidacyPaths(data).flatMap((candidacy) =>
      [['name'], ...listMateNames(data, candidacy)].flatMap((path) => {
        const name = data.get(path)
        if (typeof name !== 'string') return []
        return [{ path, name, key: JSON.stringify([data.get([...candidacy, 'race']), foldName(name)]) }]
      }),
    )
    const repeated = people.find(({ key }) => known.has(key))
    if (!repeated) {
      for (const { key } of people) known.add(key)
      return []
    }
    const { path, name } = repeated
    const fix =
      path.length === 1
        ? 'Delete one of the two candidates, or correct the name.'
        : 'Remove the running mate, or the other entry.'
    return [createProblem(data, path, `${name} is in this race twice. ${fix}`)]
  })
}

function listCandidacyPaths(data: DataFile): readonly Path[] {
  return [[], ...listItemPaths(data, ['otherRaces'])]
}

function listMateNames(data: DataFile, candidacy: Path): readonly Path[] {
  return listItemPaths(data, [...candidacy, 'runningMates']).map((path) => [...path, 'name'])
}

/** Returns every problem. Checks races and image even in invalid files, to report all problems at once. */
export function checkCandidate({ id, data, fields }: CheckedCandidate, { images }: CheckedFiles): Problem[] {
  return [...checkImage(data, id, images), ...checkContradictions(data, fields), ...checkRepeated(data)]
}

/** The generated portrait is served as `{id}.svg`, so no other image may have that name. */
function checkImage(data: DataFile, id: string, images: CheckedFiles['images']): Problem[] {
  const generated = `${id}.svg`
  const src = data.get(['src'])
  if (src === undefined && images.has(generated)) {
    const message =
      'An image has the name of a portrait with initials. Ask whoever manages the images to remove or rename it.'
    return [{ file: `public/img/${generated}`, path: [], message }]
  }
  if (src === generated) {
    const message =
      'This name is reserved for the portrait with initials. Choose another photograph, or remove this one.'
    return [createProblem(data, ['src'], message)]
  }
  if (typeof src !== 'string' || images.has(src)) return []
  const message = `The photograph “${src}” is missing. Choose it again, or remove it to show a portrait with initials. Case matters in its name.`
  return [createProblem(data, ['src'], message)]
}

function checkContradictions(
  data: DataFile,
  { party = unknownParty, noParty, stances }: Partial<CandidateFile>,
): Problem[] {
  const has = (field: string) => data.get([field]) !== undefined
  const isUnknown = party === unknownParty
  type Rule = readonly [isBroken: boolean | undefined, field: string, message: string]
  const rules: readonly Rule[] = [
    [!isUnknown && !has('partySource'), 'partySource', 'Add the source in which the candidate stated the party.'],
    [
      isUnknown && has('partySource'),
      'partySource',
      'No party is known, so it has no source. Enter the party, or remove the source.',
    ],
    [
      isUnknown && has('partyYear'),
      'partyYear',
      'No party is known, so it has no year. Enter the party, or clear the year.',
    ],
    [
      has('otherParties') && (isUnknown || noParty),
      'otherParties',
      'Enter the first party under “Party”, or remove the further parties.',
    ],
    [isUnknown && noParty, 'noParty', 'Enter under “Party” what the candidate stated, like Unenrolled, or clear this.'],
    [stances?.length === 0 && !has('noStances'), 'noStances', 'Enter why there are no key stances.'],
    [
      stances && stances.length > 0 && has('noStances'),
      'noStances',
      'There are key stances. Remove the reason for having none.',
    ],
  ]
  return rules.flatMap(([isBroken, field, message]) => (isBroken ? [createProblem(data, [field], message)] : []))
}

/** Each race, person on a line of the ballot, party, title of a stance and topic of a position appears once. */
function checkRepeated(data: DataFile): Problem[] {
  const list = (field: string, lists: readonly Path[]) => lists.map((path) => ({ data, path: [...path, field] }))
  return [
    ...findRepeated(
      list('race', listCandidacyPaths(data)),
      () => 'The candidate already runs in this race. Choose another race.',
    ),
    ...listCandidacyPaths(data).flatMap((candidacy) =>
      findRepeated(
        [['name'], ...listMateNames(data, candidacy)].map((path) => ({ data, path })),
        (name) => `${name} is on this line of the ballot twice. Remove one of the two.`,
        (name) => foldName(String(name)),
      ),
    ),
    ...findRepeated(
      [['party'], ...listItemPaths(data, ['otherParties'])].map((path) => ({ data, path })),
      (party) => `The party “${party}” appears twice. Remove one of the two.`,
    ),
    ...findRepeated(
      list('title', listItemPaths(data, ['stances'])),
      (title) => `Another key stance has the title “${title}”, too. Change one of the two.`,
    ),
    ...findRepeated(
      list('topic', listItemPaths(data, ['positions'])),
      () => 'Another statement is on this topic. Choose another topic, or make one statement of the two.',
    ),
  ]
}
