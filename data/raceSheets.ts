/** Queries on the sheets of candidates that the list and the pages of races show. */
import { ballotRaces } from './ballot'
import type { Guide } from './schema/published'
import type { RaceSheetContent } from './views/races'

/** The sheet of every race. */
export function raceSheets(guide: Guide): readonly RaceSheetContent[] {
  const { nonpartisan, date, results } = guide.election
  return ballotRaces(guide).map((ballotRace) => ({
    ballotRace,
    nonpartisan,
    isOver: results !== undefined,
    electionDate: date,
  }))
}
