/** Queries that put the candidates of a race side by side. All are pure functions. */
import { phrases } from '@/lib/locale/phrases'
import { buildBallotRaces } from './ballot'
import { findRaceRows } from './candidateFacts'
import { describeCandidateOrder, listCandidates } from './guide'
import { buildBallotKey, formatRaceTitle } from './races'
import type { Candidate, Guide, Race, Topic } from './schema/published'
import { cutStatement, cutText, cutToFit, findStatements, listRaceTopics } from './topicFacts'
import type { Comparison, ComparisonCell, ComparisonColumn } from './views/comparison'

/** Characters of all statements. More would exceed the size budget of the page. */
const MAX_TEXT = 21_500
/** Length to which everyone's experience is cut, in characters. */
const EXPERIENCE_LENGTH = 200

/**
 * Returns what the candidates of a race said on each topic, and their experience in brief. If the statements are long,
 * cuts each of them after a sentence, to the same length.
 */
export function buildComparison(guide: Guide, race: Race): Comparison {
  const candidates = listCandidates(guide, race.id)
  const topics = listRaceTopics(guide, race.id)
  const columns = listColumns(candidates, topics)
  const cutTo = (length: number) =>
    candidates.map((candidate) => ({
      candidate,
      cells: columns.map(({ id }) => buildCell(candidate, topics, id, length)),
    }))
  const rows = cutToFit(cutTo, (each) => countCharacters(each) <= MAX_TEXT)
  const ballotRace = buildBallotRaces(guide).find((each) => each.race.id === race.id)
  if (!ballotRace) throw new Error(`No race has the id "${race.id}".`)
  return {
    ballotKey: buildBallotKey(guide.election),
    ballotRace,
    title: formatRaceTitle(guide, race),
    columns,
    rows,
    topicCount: topics.length,
    isCut: rows.some(({ cells }) => cells.some((cell) => listStatements(cell).some(({ isCut }) => isCut))),
    hasIncumbents: findRaceRows(guide, race.id).incumbent,
    order: describeCandidateOrder(candidates),
    electionDate: guide.election.date,
  }
}

const STANCES = '.stances'
const EXPERIENCE = '.experience'

function listColumns(candidates: readonly Candidate[], topics: readonly Topic[]): readonly ComparisonColumn[] {
  const { keyStances, experience } = phrases.profile
  const hasOthers = candidates.some((candidate) => listStancesWithoutTopic(candidate, topics).length > 0)
  return [
    ...topics.map(({ id, name }) => ({ id, name })),
    ...(hasOthers || topics.length === 0
      ? [{ id: STANCES, name: topics.length === 0 ? keyStances : phrases.compare.otherStances }]
      : []),
    { id: EXPERIENCE, name: experience },
  ]
}

function listStancesWithoutTopic({ stances }: Candidate, topics: readonly Topic[]) {
  return stances.filter((stance) => !topics.some(({ id }) => stance.topics?.includes(id)))
}

function buildCell(candidate: Candidate, topics: readonly Topic[], id: string, length: number): ComparisonCell {
  if (id === EXPERIENCE) return { kind: 'experience', ...cutText(candidate.experience ?? '', EXPERIENCE_LENGTH) }
  const all = id === STANCES ? listStancesWithoutTopic(candidate, topics) : findStatements(candidate, { id })
  return { kind: 'statements', statements: all.map((statement) => cutStatement(statement, length)) }
}

function listStatements(cell: ComparisonCell) {
  return cell.kind === 'statements' ? cell.statements : []
}

/** Counts a text once if several topics repeat it, because compression makes repetition cheap. */
function countCharacters(rows: Comparison['rows']): number {
  const texts = rows.flatMap(({ cells }) => cells.flatMap((cell) => listStatements(cell).map(({ text }) => text)))
  return [...new Set(texts)].reduce((sum, { length }) => sum + length, 0)
}
