/** What the fields of a candidate's file demand of each other, of the election and of the pictures. */
import type { CandidateEntry, Files } from './files'
import { describeFound, type Problem } from '@/lib/problems'
import { problemAt, type DataFile } from './readYaml'
import type { CandidateFile, ElectionFile } from '../schema/schema'

/** Race and picture are looked up even when the file has other problems, so that all are told at once. */
export function checkCandidate(candidate: CandidateEntry, { election, pictures }: Files): Problem[] {
  const { id, data, value } = candidate
  const { race, src } = (data.value ?? {}) as Partial<CandidateFile>
  const raceIds = raceIdsIn(election.data)
  const problems: Problem[] = []
  if (raceIds && typeof race === 'string' && !raceIds.includes(race))
    problems.push(problemAt(data, ['race'], `one of ${raceIds.join(', ')}`, `"${race}"`))
  if (src === undefined && pictures.has(`${id}.svg`)) problems.push(pictureInTheWay(data, id))
  if (typeof src === 'string') problems.push(...checkPicture(data, id, src, pictures))
  return value ? [...problems, ...checkFields(data, value, election.value)] : problems
}

/** The drawing of the initials has an address of its own, which a file of that name would take. */
function pictureInTheWay({ file }: DataFile, id: string): Problem {
  const fix = `Delete it for the drawn initials. To use it, give it another name and say so as src in ${file}.`
  const expected = 'no picture of this name: it is of the drawn initials'
  return { file: `public/img/${id}.svg`, expected, found: 'a file', fix }
}

function checkPicture(data: DataFile, id: string, src: string, pictures: ReadonlySet<string>): Problem[] {
  if (src === `${id}.svg`) {
    const fix = 'Take src out for the drawn initials, or give your own picture another name.'
    return [problemAt(data, ['src'], 'another name: this one is of the drawn initials', `"${src}"`, fix)]
  }
  if (pictures.has(src)) return []
  const fix = 'Put the picture there (capital letters count), or take src out for the drawn initials.'
  return [problemAt(data, ['src'], 'the name of a picture in public/img', `"${src}", which is not there`, fix)]
}

function checkFields(data: DataFile, value: CandidateFile, election: ElectionFile | undefined): Problem[] {
  const { party, partySource, stances, noStances } = value
  const problems: Problem[] = []
  if (party !== 'N/A' && !partySource)
    problems.push(problemAt(data, ['partySource'], 'the source in which the candidate stated the party', 'nothing'))
  if (party === 'N/A' && partySource)
    problems.push(problemAt(data, ['partySource'], 'no party source, since party is N/A', `"${partySource}"`))
  if (stances.length === 0 && !noStances)
    problems.push(problemAt(data, ['noStances'], 'why there are no stances: reason and asOf', 'nothing'))
  if (stances.length > 0 && noStances)
    problems.push(problemAt(data, ['noStances'], 'no noStances, since there are stances', describeFound(noStances)))
  const lastYear = Number(election?.date.slice(0, 4) ?? Infinity)
  stances.forEach(({ title, year }, index) => {
    if (stances.findIndex((other) => other.title === title) < index)
      problems.push(problemAt(data, ['stances', index, 'title'], 'a title of its own', `"${title}" a second time`))
    if (year > lastYear)
      problems.push(problemAt(data, ['stances', index, 'year'], `a year up to ${lastYear}, the election's`, `${year}`))
  })
  return problems
}

/** The ids of the races, even when the election's file has other problems; none when it has no races at all. */
function raceIdsIn({ value }: DataFile): readonly string[] | undefined {
  const races = (value as Partial<ElectionFile> | null | undefined)?.races
  return Array.isArray(races) ? races.map((race) => race?.id) : undefined
}
