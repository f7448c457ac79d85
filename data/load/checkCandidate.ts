/** Checks the fields of a candidate's file against each other, the election and the images. */
import { describeFound, type Problem } from '@/lib/problems'
import type { CandidateFile } from '../schema/candidateFile'
import type { CheckedCandidate, CheckedFiles } from './electionFiles'
import { problemAt, type DataFile } from './readYaml'

/** Returns every problem. Checks race and image even in invalid files, to report all problems at once. */
export function checkCandidate({ id, data, fields }: CheckedCandidate, { election, images }: CheckedFiles): Problem[] {
  return [
    ...checkRace(data, election.data),
    ...checkImage(data, id, images),
    ...checkParty(data, fields),
    ...checkStances(data, fields),
  ]
}

function checkRace(data: DataFile, election: DataFile): Problem[] {
  const race = data.get(['race'])
  const races = election.get(['races'])
  if (typeof race !== 'string' || !Array.isArray(races)) return []
  const raceIds = races.map((_, index) => election.get(['races', index, 'id']))
  return raceIds.includes(race) ? [] : [problemAt(data, ['race'], `one of ${raceIds.join(', ')}`, `"${race}"`)]
}

/** The generated portrait is served as `{id}.svg`, so no other image may have that name. */
function checkImage(data: DataFile, id: string, images: ReadonlySet<string>): Problem[] {
  const generated = `${id}.svg`
  const src = data.get(['src'])
  if (src === undefined && images.has(generated)) {
    const expected = 'no image with this name, which is reserved for the generated portrait'
    const fix = `Delete it to use the generated portrait. To use this image, rename it and set src in ${data.file}.`
    return [{ file: `public/img/${generated}`, expected, found: 'a file', fix }]
  }
  if (src === generated) {
    const fix = 'Delete src to use the generated portrait, or rename your image.'
    return [problemAt(data, ['src'], 'another name: this one is reserved for the generated portrait', `"${src}"`, fix)]
  }
  if (typeof src !== 'string' || images.has(src)) return []
  const fix = 'Add the image there (names are case-sensitive), or delete src to use the generated portrait.'
  return [problemAt(data, ['src'], 'the name of an image in public/img', `"${src}", which is not there`, fix)]
}

function checkParty(data: DataFile, { party }: Partial<CandidateFile>): Problem[] {
  const partySource = data.get(['partySource'])
  if (party !== undefined && party !== 'N/A' && partySource === undefined)
    return [problemAt(data, ['partySource'], 'the source in which the candidate stated the party', 'nothing')]
  if (party === 'N/A' && partySource !== undefined)
    return [problemAt(data, ['partySource'], 'no party source, because party is N/A', `"${String(partySource)}"`)]
  return []
}

function checkStances(data: DataFile, { stances }: Partial<CandidateFile>): Problem[] {
  if (!stances) return []
  const noStances = data.get(['noStances'])
  const problems: Problem[] = []
  if (stances.length === 0 && noStances === undefined)
    problems.push(problemAt(data, ['noStances'], 'the reason for no stances: reason and asOf', 'nothing'))
  if (stances.length > 0 && noStances !== undefined)
    problems.push(problemAt(data, ['noStances'], 'no noStances, because there are stances', describeFound(noStances)))
  stances.forEach(({ title }, index) => {
    if (stances.findIndex((other) => other.title === title) < index)
      problems.push(problemAt(data, ['stances', index, 'title'], 'a unique title', `"${title}", which appears twice`))
  })
  return problems
}
