/** Views of the ballot that a reader marks. */
import type { BallotRace } from './races'

export interface BallotContest {
  readonly id: string
  /** The name of a race with that of its group, or of a question with its number. */
  readonly title: string
  /** The id of its group, if only some voters vote in it. */
  readonly localGroup?: string
  /** Omitted for a question. */
  readonly ballotRace?: BallotRace
}
