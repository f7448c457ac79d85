/** Queries on the sheets of candidates that the list and the pages of races show. */
import { buildBallotRaces } from './ballot'
import type { Guide } from '@/guide/fields/published'

export function buildRaceSheets(guide: Guide) {
  const { nonpartisan, date, results } = guide.election
  return buildBallotRaces(guide).map((ballotRace) => ({
    ballotRace,
    nonpartisan,
    isOver: results !== undefined,
    electionDate: date,
  }))
}
