/** Checks the dates of all files against election day. Reads raw values, to include files with other problems. */
import { formatSourceDate } from '@/lib/locale/dates'
import type { Problem } from '@/lib/problems'
import { addDays } from '@/guide/ask/schedule'
import { date, partialDate } from '@/guide/fields/values'
import type { CheckedFiles } from './electionFiles'
import { createProblem, listItemPaths, type DataFile, type Path } from './yaml'

const maxYears = 30

/** Candidates' files that must contradict election day before the problem is reported there. */
const manyFiles = 3

/** Returns every date that is far from the election, or that is not possible in relation to another date. */
export function checkDates({ election, sources, candidates, questionnaires }: CheckedFiles): Problem[] {
  const electionDay = date.safeParse(election.data.get(['date'])).data
  if (electionDay === undefined) return []
  const inCandidates = candidates.map(({ data }) => checkCandidateDates(data, electionDay))
  const contradicting = inCandidates.filter((problems) => problems.length > 0)
  // If most files disagree with election day, then election day is wrong.
  if (contradicting.length >= manyFiles && contradicting.length > candidates.length / 2) {
    const message = `Make sure that election day is ${formatSourceDate(electionDay)}. The dates of ${contradicting.length} of ${candidates.length} candidates contradict it.`
    return [createProblem(election.data, ['date'], message)]
  }
  const { listFields, checkNear, checkBefore, checkAfter, checkUpdated } = createChecks(election.data, electionDay)
  const { races = [], questions = [] } = election.fields
  // Results follow election day, unless no race or question has a vote, as when every race is acclaimed.
  const hasVote = questions.length > 0 || races.some(({ noVote }) => !noVote)
  const asOf = ['results', 'asOf']
  const periods = ['when', 'periods']
  const inSources = Object.keys(Object(sources.data.value)).map((id) => [id, 'date'])
  return [
    ...[['updated'], ...listFields(['corrections'], 'date'), ...listFields(['events'], 'date')].flatMap(checkNear),
    ...[
      ...listFields(['when', 'deadlines'], 'date'),
      ...listFields(periods, 'from'),
      ...listFields(periods, 'to'),
    ].flatMap(checkBefore),
    ...(hasVote ? checkAfter(asOf) : checkNear(asOf)),
    ...listFields(['races'], 'advance', 'date').flatMap((path) =>
      checkAfter(path, 'the day after the election', addDays(electionDay, 1)),
    ),
    ...listFields(['results', 'recounts'], 'date').flatMap((path) => checkAfter(path)),
    ...[asOf, ...listFields(['corrections'], 'date')].flatMap(checkUpdated),
    ...inSources.flatMap(createChecks(sources.data, electionDay).checkNear),
    ...inCandidates.flat(),
    ...questionnaires.flatMap((questionnaire) => checkQuestionnaireDates(questionnaire.data, electionDay)),
  ]
}

/** Answers follow the questions. */
function checkQuestionnaireDates(data: DataFile, electionDay: string): Problem[] {
  const { readText, checkNear, checkAfter, checkUpdated } = createChecks(data, electionDay)
  const asked = readText(['asked'])
  const answered = [['published'], ['changed']]
  return [
    ...[['updated'], ['asked']].flatMap(checkNear),
    ...answered.flatMap((path) =>
      partialDate.safeParse(asked).success ? checkAfter(path, 'the questions', asked) : checkNear(path),
    ),
    ...answered.flatMap(checkUpdated),
  ]
}

function checkCandidateDates(data: DataFile, electionDay: string): Problem[] {
  const { readText, listFields, checkNear, checkBefore, checkAfter, checkUpdated } = createChecks(data, electionDay)
  const listStatements = (...path: Path) => [...listFields(['stances'], ...path), ...listFields(['positions'], ...path)]
  const withdrawals = [['withdrawn', 'date'], ...listFields(['otherRaces'], 'withdrawn', 'date')]
  const replies = listStatements('reply', 'date')
  return [
    ...[['updated'], ['noStances', 'asOf']].flatMap(checkNear),
    ...[...withdrawals, ...listStatements('date'), ['partyYear']].flatMap(checkBefore),
    ...replies.flatMap((path) => {
      const said = readText([...path.slice(0, 2), 'date'])
      return partialDate.safeParse(said).success ? checkAfter(path, 'the statement', said) : checkNear(path)
    }),
    ...[['noStances', 'asOf'], ...replies].flatMap(checkUpdated),
  ]
}

/** The checks of a field at a path. */
function createChecks(data: DataFile, electionDay: string) {
  /** A date as text, since YAML parses a year as a number. Empty for other values. */
  const readText = (path: Path) => {
    const value = data.get(path)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  /** Paths of a field of each item of a list. */
  const listFields = (list: Path, ...field: Path) => listItemPaths(data, list).map((item): Path => [...item, ...field])
  /** Checks a date, a month, a year or a range of years. Phrases have no date. */
  const checkNear = (path: Path) => {
    const value = readText(path).trim()
    const years = /^\d{4}([-/]\d+)*$/.test(value) ? value.split('/').map((part) => Number(part.slice(0, 4))) : []
    if (years.every((year) => Math.abs(year - Number(electionDay.slice(0, 4))) <= maxYears)) return []
    const message = `Correct the year: “${value}” is more than ${maxYears} years from the election.`
    return [createProblem(data, path, message)]
  }
  /** Checks a day, a month or a year, which must not begin after election day. */
  const checkBefore = (path: Path) => {
    const value = readText(path)
    if (!partialDate.safeParse(value).success || value <= electionDay.slice(0, value.length)) return checkNear(path)
    const message = `Correct the date: ${formatSourceDate(value)} is after election day, ${formatSourceDate(electionDay)}.`
    return [createProblem(data, path, message)]
  }
  /** Checks a day that must not be before the day, month or year of an event. */
  const checkAfter = (path: Path, event = 'election day', earliest = electionDay) => {
    const value = readText(path)
    if (!date.safeParse(value).success || value.slice(0, earliest.length) >= earliest) return checkNear(path)
    const message = `Correct the date: ${formatSourceDate(value)} is before ${event}, ${formatSourceDate(earliest)}.`
    return [createProblem(data, path, message)]
  }
  /** Nothing in a file can be dated after its last update. This also rejects future dates. */
  const checkUpdated = (path: Path) => {
    const [value, latest] = [readText(path), readText(['updated'])]
    if (!date.safeParse(value).success || !date.safeParse(latest).success || value <= latest) return []
    const message = `${formatSourceDate(value)} is after the day of the last update, ${formatSourceDate(latest)}. Correct the date, or “Last updated”.`
    return [createProblem(data, path, message)]
  }
  return { readText, listFields, checkNear, checkBefore, checkAfter, checkUpdated }
}
