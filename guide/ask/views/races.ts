/** Views of races, and of an election as a whole. Queries compute them and components show them. */
import type { Candidate, Race, Results, Source } from '@/guide/fields/published'

export interface BallotRace {
  readonly race: Race
  /** Path that its name links to, without the base path. */
  readonly path: string
  /** The id of its group, if only some voters vote in it. */
  readonly localGroup?: string
  /** Everyone in the race, in order, including those who withdrew. */
  readonly candidates: readonly Candidate[]
  /** Number of candidates who have not withdrawn. */
  readonly runningCount: number
  /** True if every candidate has a result, even if it is not decided. */
  readonly hasResults: boolean
  /** Number of people elected, including write-in winners. */
  readonly electedCount: number
  /** Names of winners whom voters wrote in and who are not among the candidates. */
  readonly writeInWinners: readonly string[]
  /** Omitted if every seat has a winner, and before there are results. */
  readonly open?: OpenSeats
  /** Outcomes of recounts of the race. */
  readonly recounts: readonly string[]
  /** The order of the candidates as a sentence. Omitted if all races have the same. */
  readonly order?: string
}

export interface OpenSeats {
  /** `vacant`: nobody was elected. `undecided`: not settled yet. */
  readonly reason: 'vacant' | 'undecided'
  readonly seats: number
}

export interface RaceSheetContent {
  readonly ballotRace: BallotRace
  readonly nonpartisan: boolean
  /** True once there are results. */
  readonly isOver: boolean
  /** `YYYY-MM-DD`. */
  readonly electionDate: string
}

export interface RaceResults extends BallotRace {
  readonly title: string
  /** Omitted if not known. */
  readonly votes?: NonNullable<Results['votes']>[string]
  readonly recountFacts: NonNullable<Results['recounts']>
  readonly openSources?: readonly Source[]
}

/** Numbers of the whole election. A person who runs in several races counts once. */
export interface ElectionCounts {
  /** People who run or ran and have not withdrawn. */
  readonly people: number
  /** Omitted if it is not known for every race. */
  readonly seats?: number
  readonly outcome?: {
    /** People elected, including write-in winners. */
    readonly elected: number
    /** Winners whom voters wrote in and who are not among the candidates. */
    readonly writeIns: number
    /** Seats that are not settled yet. */
    readonly undecidedSeats: number
  }
}

export interface ElectionOffice {
  readonly name: string
  /** A web, `mailto:` or `tel:` address. */
  readonly address: string
}

export interface NamedRecount {
  readonly contest: string
  /** `YYYY-MM-DD`. Omitted if not known. */
  readonly date?: string
  /** The outcome. Omitted if the column of the race states it. */
  readonly text?: string
}
