/** Views of the ballot that a reader marks. */
import type { buildBallotContests } from '../myBallot'

/** A race, or a question, which has no `ballotRace`. */
export type BallotContest = ReturnType<typeof buildBallotContests>[number]
