/** Views of races, and of an election as a whole. Queries compute them and components show them. */
import type {
  buildBallotRaces,
  countElection,
  nameRecounts,
  buildRaceSheets,
  buildBallotContests,
  buildRaceResults,
  findElectionOffice,
} from '../ballot'
import type { buildRounds } from '../rounds'
import type { View } from './view'

export type BallotRace = View<ReturnType<typeof buildBallotRaces>[number]>
export type RaceSheetContent = ReturnType<typeof buildRaceSheets>[number]
export type RaceResults = View<ReturnType<typeof buildRaceResults>[number]>
export type RaceRounds = View<NonNullable<ReturnType<typeof buildRounds>>>
/** Numbers of the whole election. A person who runs in several races counts once. */
export type ElectionCounts = View<ReturnType<typeof countElection>>
export type ElectionOffice = NonNullable<ReturnType<typeof findElectionOffice>>
export type NamedRecount = View<ReturnType<typeof nameRecounts>[number]>

/** A race, or a question, which has no `ballotRace`. */
export type BallotContest = ReturnType<typeof buildBallotContests>[number]
