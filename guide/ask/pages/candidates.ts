/** The list of candidates. */
import { buildBallotRaces } from '@/guide/ask/ballotRaces'
import { findRaceRows } from '@/guide/ask/candidacies'
import { isCompared } from '@/guide/ask/races'
import type { Guide } from '@/guide/fields/published'

export type RaceSheetContent = ReturnType<typeof buildRaceSheets>[number]

export function buildRaceSheets(guide: Guide) {
  const { nonpartisan, date, results } = guide.election
  return buildBallotRaces(guide).map((ballotRace) => ({
    ballotRace,
    rows: findRaceRows(guide, ballotRace.race.id),
    isCompared: isCompared(guide, ballotRace.race.id),
    nonpartisan,
    isOver: results !== undefined,
    electionDate: date,
  }))
}
