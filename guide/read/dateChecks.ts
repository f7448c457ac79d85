/** Checks the dates of all files against election day. Reads raw values, to include files with other problems. */
import { formatSourceDate } from '@/lib/locale/dates'
import { addDays } from '@/guide/ask/schedule'
import { date, partialDate } from '@/guide/fields/values'
import type { CheckedFiles } from './electionFiles'
import { listItemPaths, type Path, type ReportingFile } from './yaml'

const maxYears = 30

/** Candidates' files that must contradict election day before the problem is reported there. */
const manyFiles = 3

/** Reports every date that is far from the election, or that is not possible in relation to another date. */
export function checkDates({ election, sources, candidates, questionnaires }: CheckedFiles): void {
  const electionDay = date.safeParse(election.data.get(['date'])).data
  if (electionDay === undefined) return
  const inCandidates = candidates.map((candidate) => {
    const found: Parameters<typeof candidate.report>[] = []
    checkCandidateDates({ data: candidate.data, report: (...problem) => void found.push(problem) }, electionDay)
    return { candidate, found }
  })
  const { length } = inCandidates.filter(({ found }) => found.length > 0)
  // If most files disagree with election day, then election day is wrong.
  if (length >= manyFiles && length > candidates.length / 2) {
    const request = `Make sure that election day is ${formatSourceDate(electionDay)}.`
    const reason = `The dates of ${length} of ${candidates.length} candidates contradict it.`
    return election.report(['date'], `${request} ${reason}`)
  }
  for (const { candidate, found } of inCandidates) for (const problem of found) candidate.report(...problem)
  const { listFields, checkNear, checkBefore, checkAfter, checkUpdated } = createChecks(election, electionDay)
  const { races = [], questions = [] } = election.fields
  // Results follow election day, unless no race or question has a vote, as when every race is acclaimed.
  const hasVote = questions.length > 0 || races.some(({ noVote }) => !noVote)
  const asOf = ['results', 'asOf']
  const corrections = listFields(['corrections'], 'date')
  for (const path of [['updated'], ...corrections, ...listFields(['events'], 'date')]) checkNear(path)
  for (const path of listFields(['when', 'deadlines'], 'date')) checkBefore(path)
  for (const field of ['from', 'to']) for (const path of listFields(['when', 'periods'], field)) checkBefore(path)
  if (hasVote) checkAfter(asOf)
  else checkNear(asOf)
  for (const path of listFields(['races'], 'advance', 'date'))
    checkAfter(path, 'the day after the election', addDays(electionDay, 1))
  for (const path of listFields(['results', 'recounts'], 'date')) checkAfter(path)
  for (const path of [asOf, ...corrections]) checkUpdated(path)
  const inSources = createChecks(sources, electionDay)
  for (const id of Object.keys(Object(sources.data.value))) inSources.checkNear([id, 'date'])
  for (const questionnaire of questionnaires) checkQuestionnaireDates(questionnaire, electionDay)
}

/** Answers follow the questions. */
function checkQuestionnaireDates(file: ReportingFile, electionDay: string): void {
  const { readText, checkNear, checkAfter, checkUpdated } = createChecks(file, electionDay)
  const asked = readText(['asked'])
  for (const path of [['updated'], ['asked']]) checkNear(path)
  for (const path of [['published'], ['changed']]) {
    if (partialDate.safeParse(asked).success) checkAfter(path, 'the questions', asked)
    else checkNear(path)
    checkUpdated(path)
  }
}

function checkCandidateDates(file: ReportingFile, electionDay: string): void {
  const { readText, listFields, checkNear, checkBefore, checkAfter, checkUpdated } = createChecks(file, electionDay)
  const listStatements = (...path: Path) => [...listFields(['stances'], ...path), ...listFields(['positions'], ...path)]
  const withdrawals = [['withdrawn', 'date'], ...listFields(['otherRaces'], 'withdrawn', 'date')]
  const asOf = ['noStances', 'asOf']
  for (const path of [['updated'], asOf]) checkNear(path)
  for (const path of [...withdrawals, ...listStatements('date'), ['partyYear']]) checkBefore(path)
  const replies = listStatements('reply', 'date')
  for (const path of replies) {
    const said = readText([...path.slice(0, 2), 'date'])
    if (partialDate.safeParse(said).success) checkAfter(path, 'the statement', said)
    else checkNear(path)
  }
  for (const path of [asOf, ...replies]) checkUpdated(path)
}

function createChecks({ data, report }: ReportingFile, electionDay: string) {
  /** A date as text, since YAML parses a year as a number. Empty for other values. */
  const readText = (path: Path) => {
    const value = data.get(path)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const listFields = (list: Path, ...field: Path) => listItemPaths(data, list, ...field)
  /** Checks a date, a month, a year or a range of years. Phrases have no date. */
  const checkNear = (path: Path) => {
    const value = readText(path).trim()
    const years = /^\d{4}([-/]\d+)*$/.test(value) ? value.split('/').map((part) => Number(part.slice(0, 4))) : []
    if (years.every((year) => Math.abs(year - Number(electionDay.slice(0, 4))) <= maxYears)) return
    report(path, `Correct the year: “${value}” is more than ${maxYears} years from the election.`)
  }
  /** Checks a day, a month or a year, which must not begin after election day. */
  const checkBefore = (path: Path) => {
    const value = readText(path)
    if (!partialDate.safeParse(value).success || value <= electionDay.slice(0, value.length)) return checkNear(path)
    const limit = `after election day, ${formatSourceDate(electionDay)}`
    report(path, `Correct the date: ${formatSourceDate(value)} is ${limit}.`)
  }
  /** Checks a day that must not be before the day, month or year of an event. */
  const checkAfter = (path: Path, event = 'election day', earliest = electionDay) => {
    const value = readText(path)
    if (!date.safeParse(value).success || value.slice(0, earliest.length) >= earliest) return checkNear(path)
    const limit = `before ${event}, ${formatSourceDate(earliest)}`
    report(path, `Correct the date: ${formatSourceDate(value)} is ${limit}.`)
  }
  /** Nothing in a file can be dated after its last update. This also rejects future dates. */
  const checkUpdated = (path: Path) => {
    const [value, latest] = [readText(path), readText(['updated'])]
    if (!date.safeParse(value).success || !date.safeParse(latest).success || value <= latest) return
    const limit = `after the day of the last update, ${formatSourceDate(latest)}`
    report(path, `${formatSourceDate(value)} is ${limit}. Correct the date, or “Last updated”.`)
  }
  return { readText, listFields, checkNear, checkBefore, checkAfter, checkUpdated }
}
