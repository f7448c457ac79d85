/** Views of the guide as a whole: its coverage, its gaps and its order. Queries compute them and components show them. */
import type { Candidate, Race, Stance } from '../schema/published'

/** The order of the candidates of a race. */
export interface RaceOrder {
  /** Name of the race. */
  readonly race: string
  readonly sentence: string
}

/** Gaps of a guide. Numbers are counts of candidates, unless stated otherwise. */
export interface Gaps {
  /** True if there are results. */
  readonly results: boolean
  readonly isCertificationUnknown: boolean
  readonly hasNoVotes: boolean
  readonly hasNoTurnout: boolean
  /** Omitted if the polling hours are confirmed for this election. */
  readonly hours?: 'unknown' | 'unconfirmed'
  /** Number of other voting facts that are not confirmed for this election. */
  readonly unconfirmedFacts: number
  readonly candidates: number
  readonly withoutParty: number
  readonly withoutStance: number
  /** Those with fewer stances and positions than `fewStatements`. */
  readonly withFewStatements: number
  readonly fewStatements: number
  /** Those whose statements are all from years before the election. */
  readonly withOldStatementsOnly: number
  /** Number of statements. */
  readonly undatedStatements: number
  /** Number of topics of each candidacy's race, added up. */
  readonly topics: number
  /** Number of those on which the candidate has no statement. */
  readonly topicsWithoutStatement: number
}

/** The number of statements that candidates made in one way, like interviews. */
export interface StatementCount {
  readonly how: NonNullable<Stance['how']>
  readonly count: number
}

/** Amounts of content about everyone in a race. */
export interface FairnessTable {
  readonly race: Race
  /** The name of the race with that of its group. */
  readonly title: string
  /** Path of the race's candidates, without the base path. */
  readonly path: string
  /** Number of the race's topics. */
  readonly topicCount: number
  /** In the order of the list. */
  readonly rows: readonly FairnessRow[]
}

/** Amounts of content about a candidate. Numbers are counts. */
export interface FairnessRow extends Pick<Candidate, 'id' | 'name' | 'sortName'> {
  readonly isWithdrawn: boolean
  /** Key stances. */
  readonly stances: number
  readonly positions: number
  /** Words of the stances and positions. */
  readonly words: number
  /** Different sources of the profile. */
  readonly sources: number
  /** Topics of the race with a stance or a position. */
  readonly topics: number
  /** False if the portrait shows initials. */
  readonly hasPhoto: boolean
}
