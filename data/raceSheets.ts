/** Queries on the sheets of candidates that the list and the pages of races show. */
import { ballotRaces } from './ballot'
import type { BallotRace, Guide } from './schema/published'

/** A race with its candidates, and what its sheet depends on. */
export interface RaceSheetContent {
  readonly ballotRace: BallotRace
  /** Recounts of the race, as sentences. */
  readonly recounts: readonly string[]
  /** True if the election's ballot names no parties. */
  readonly nonpartisan: boolean
  /** True once there are results. */
  readonly isOver: boolean
  /** `YYYY-MM-DD`. */
  readonly electionDate: string
}

/** The sheet of every race. */
export function raceSheets(guide: Guide): readonly RaceSheetContent[] {
  const { nonpartisan, date, results } = guide.election
  return ballotRaces(guide).map((ballotRace) => ({
    ballotRace,
    recounts: (results?.recounts ?? []).filter(({ race }) => race === ballotRace.race.id).map(({ text }) => text),
    nonpartisan,
    isOver: results !== undefined,
    electionDate: date,
  }))
}
