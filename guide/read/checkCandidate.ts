/** Checks the fields of a candidate's file against each other and the images. */
import { describeFound, type Problem } from '@/lib/problems'
import type { CandidateFile } from '@/guide/fields/candidateFile'
import type { CheckedCandidate, CheckedFiles } from './electionFiles'
import { createProblem, findRepeated, listItemPaths, type DataFile } from './readYaml'

/** Returns every problem. Checks races and image even in invalid files, to report all problems at once. */
export function checkCandidate({ id, data, fields }: CheckedCandidate, { images }: CheckedFiles): Problem[] {
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
      [isUnknown && noParty, 'noParty', 'the words of the candidate in "party", like Unenrolled', 'N/A'],
      [stances?.length === 0 && !has('noStances'), 'noStances', 'the reason for no stances, or no line "stances:"'],
      [stances && stances.length > 0 && has('noStances'), 'noStances', 'no noStances, because there are stances'],
    ]
  return rules.flatMap(([isBroken, field, expected, found = describeFound(data.get([field]))]) =>
    isBroken ? [createProblem(data, [field], expected, found)] : [],
  )
}

/** Each race, each title of a stance and each topic of a position appears once. */
function checkRepeated(data: DataFile): Problem[] {
  const list = (field: string, lists: readonly (readonly PropertyKey[])[]) =>
    lists.map((path) => ({ data, path: [...path, field] }))
  return [
    ...findRepeated(list('race', [[], ...listItemPaths(data, ['otherRaces'])]), 'another race'),
    ...findRepeated(list('title', listItemPaths(data, ['stances'])), 'a unique title'),
    ...findRepeated(list('topic', listItemPaths(data, ['positions'])), 'one position for each topic'),
  ]
}
