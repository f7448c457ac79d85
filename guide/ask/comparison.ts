/** Queries that put the candidates of a race side by side. All are pure functions. */
import { buildBallotRaces } from './ballot'
import { findRaceRows } from './candidateFacts'
import { buildCell, EXPERIENCE, listColumns } from './comparisonColumns'
import { describeCandidateOrder, listCandidates } from './guide'
import { buildBallotKey, formatRaceTitle } from './races'
import type { Guide, Race } from '@/guide/fields/published'
import { listRaceTopics } from './topicFacts'
import { countSpeakers, getTopicPath } from './topics'

/**
 * Returns what the candidates of a race said on each topic, and their experience if it fits on the page. If not even the
 * statements fit, returns the topics, each with the page that has the statements.
 */
export function buildComparison(guide: Guide, race: Race) {
  const candidates = listCandidates(guide, race.id)
  const topics = listRaceTopics(guide, race.id)
  const columns = listColumns(guide, race.id)
  const ballotRace = buildBallotRaces(guide).find((each) => each.race.id === race.id)
  if (!ballotRace) throw new Error(`No race has the id "${race.id}".`)
  return {
    ballotKey: buildBallotKey(guide.election),
    ballotRace,
    title: formatRaceTitle(guide, race),
    columns,
    rows: candidates.map((candidate) => ({
      candidate,
      cells: columns.map(({ id }) => buildCell(candidate, topics, id)),
    })),
    topicCount: topics.length,
    topics:
      columns.length > 0
        ? undefined
        : topics.map((topic) => ({
            topic,
            path: getTopicPath(guide, topic, race.id),
            ...countSpeakers(candidates, topic),
          })),
    hasExperience: columns.some(({ id }) => id === EXPERIENCE),
    hasIncumbents: findRaceRows(guide, race.id).incumbent,
    order: describeCandidateOrder(candidates),
    electionDate: guide.election.date,
  }
}
