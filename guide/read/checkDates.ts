/** Checks the dates of all files against election day. Reads raw values, to include files with other problems. */
import type { Problem } from '@/lib/problems'
import { date, partialDate } from '@/guide/fields/dates'
import type { CheckedFiles } from './electionFiles'
import { createProblem, listItemPaths, type DataFile } from './readYaml'

type Path = readonly PropertyKey[]

const maxYears = 30

/** Candidates' files that must contradict election day before the problem is reported there. */
const manyFiles = 3

/** Returns every date that is far from the election, or that is not possible in relation to another date. */
export function checkDates({ election, sources, candidates }: CheckedFiles): Problem[] {
  const electionDay = date.safeParse(election.data.get(['date'])).data
  if (electionDay === undefined) return []
  const inCandidates = candidates.map(({ data }) => checkCandidateDates(data, electionDay))
  const contradicting = inCandidates.filter((problems) => problems.length > 0)
  const [first] = contradicting.flat()
  // If most files disagree with election day, then election day is wrong.
  if (first && contradicting.length >= manyFiles && contradicting.length > candidates.length / 2) {
    const expected = 'the date of the election, which agrees with the dates of the candidates'
    const found = `${electionDay}, but ${contradicting.length} of ${candidates.length} files disagree, like ${first.file}`
    return [createProblem(election.data, ['date'], expected, found)]
  }
  const data = election.data
  return [
    ...checkNear(data, ['updated'], electionDay),
    ...listItemPaths(data, ['when', 'deadlines']).flatMap((path) => checkBefore(data, [...path, 'date'], electionDay)),
    ...listItemPaths(data, ['when', 'periods']).flatMap((path) => [
      ...checkBefore(data, [...path, 'from'], electionDay),
      ...checkBefore(data, [...path, 'to'], electionDay),
    ]),
    ...checkResultDates(election, electionDay),
    ...listItemPaths(data, ['corrections']).flatMap((path) => [
      ...checkNear(data, [...path, 'date'], electionDay),
      ...checkUpdated(data, [...path, 'date']),
    ]),
    ...listSourceIds(sources.data).flatMap((id) => checkNear(sources.data, [id, 'date'], electionDay)),
    ...inCandidates.flat(),
  ]
}

/** Results follow election day, unless no race or question has a vote, as when every race is acclaimed. */
function checkResultDates({ data, fields }: CheckedFiles['election'], electionDay: string): Problem[] {
  const { races = [], questions = [] } = fields
  const hasVote = questions.length > 0 || races.some(({ noVote }) => !noVote)
  const asOf = ['results', 'asOf']
  return [
    ...(hasVote ? checkAfter(data, asOf, electionDay, 'election day') : checkNear(data, asOf, electionDay)),
    ...checkUpdated(data, asOf),
    ...listItemPaths(data, ['results', 'recounts']).flatMap((path) =>
      checkAfter(data, [...path, 'date'], electionDay, 'election day'),
    ),
  ]
}

/** A reply follows the statement that it answers. */
function checkReply(data: DataFile, statement: Path, electionDay: string): Problem[] {
  const path = [...statement, 'reply', 'date']
  const said = readText(data, [...statement, 'date'])
  return [
    ...(partialDate.safeParse(said).success
      ? checkAfter(data, path, said, 'the statement', electionDay)
      : checkNear(data, path, electionDay)),
    ...checkUpdated(data, path),
  ]
}

/**
 * Checks a day that must not be before another day, month or year.
 * @param event what happened on that other day
 */
function checkAfter(data: DataFile, path: Path, earliest: string, event: string, electionDay = earliest): Problem[] {
  const value = readText(data, path)
  if (!date.safeParse(value).success || value.slice(0, earliest.length) >= earliest)
    return checkNear(data, path, electionDay)
  return [createProblem(data, path, `a date no earlier than ${event}, ${earliest}`, value)]
}

/** Nothing in a file can be dated after its last update. This also rejects future dates. */
function checkUpdated(data: DataFile, path: Path): Problem[] {
  const value = readText(data, path)
  const updated = readText(data, ['updated'])
  if (!date.safeParse(value).success || !date.safeParse(updated).success || value <= updated) return []
  const expected = `a date no later than "updated", ${updated} (line ${data.lineOf(['updated'])})`
  return [
    createProblem(data, path, expected, value, 'Correct the date, or change "updated" to the day of this change.'),
  ]
}

function checkCandidateDates(data: DataFile, electionDay: string): Problem[] {
  const statements = [...listItemPaths(data, ['stances']), ...listItemPaths(data, ['positions'])]
  return [
    ...checkNear(data, ['updated'], electionDay),
    ...checkNear(data, ['noStances', 'asOf'], electionDay),
    ...checkUpdated(data, ['noStances', 'asOf']),
    ...[[], ...listItemPaths(data, ['otherRaces'])].flatMap((path) =>
      checkBefore(data, [...path, 'withdrawn', 'date'], electionDay),
    ),
    ...statements.flatMap((path) => [
      ...checkBefore(data, [...path, 'date'], electionDay),
      ...checkReply(data, path, electionDay),
    ]),
    ...checkBefore(data, ['partyYear'], electionDay),
  ]
}

/** Checks a day, a month or a year, which must not begin after election day. */
function checkBefore(data: DataFile, path: Path, electionDay: string): Problem[] {
  const value = readText(data, path)
  if (!partialDate.safeParse(value).success || value <= electionDay.slice(0, value.length))
    return checkNear(data, path, electionDay)
  return [createProblem(data, path, `a date no later than election day, ${electionDay}`, value)]
}

/** Checks a date, a month, a year or a range of years. Phrases have no date. */
function checkNear(data: DataFile, path: Path, electionDay: string): Problem[] {
  const value = readText(data, path).trim()
  if (!/^\d{4}([-/]\d+)*$/.test(value)) return []
  const years = value.split('/').map((part) => Number(part.slice(0, 4)))
  const electionYear = Number(electionDay.slice(0, 4))
  if (years.every((year) => Math.abs(year - electionYear) <= maxYears)) return []
  return [createProblem(data, path, `a date within ${maxYears} years of the election on ${electionDay}`, value)]
}

/** A date as text, since YAML parses a year as a number. Empty for other values. */
function readText(data: DataFile, path: Path): string {
  const value = data.get(path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function listSourceIds({ value }: DataFile): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}
