/** Views of the guide as a whole: its coverage, its gaps and its order. Queries compute them and components show them. */
import type { Candidate, Race, Stance } from '@/guide/fields/published'

export interface RaceOrder {
  readonly race: string
  readonly sentence: string
}

/** Gaps of a guide. Numbers are counts of candidates, unless stated otherwise. */
export interface Gaps {
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

/** Something that is counted for each candidate: key stances, positions, their words, and so on. */
export type Measure = 'stances' | 'positions' | 'words' | 'sources' | 'topics' | 'photos'

/**
 * Amounts of content about a candidate, or averages of several. `sources` are the different sources of the profile,
 * `topics` the topics of the race with a stance or a position, and `photos` is 0 if the portrait shows initials.
 */
export type Amounts = Readonly<Record<Measure, number>>

/** Amounts of content about everyone in a race, or averages of all races together. */
export interface FairnessTable {
  /** Omitted for all races together. */
  readonly race?: Race
  readonly title: string
  readonly path: string
  readonly topicCount: number
  /** In the order of the list. Empty for all races together. */
  readonly rows: readonly FairnessRow[]
  /** By party if the candidates have several, and by result if they have several. */
  readonly groupings: readonly FairnessGrouping[]
}

export interface FairnessRow extends Pick<Candidate, 'id' | 'name' | 'sortName'> {
  readonly isWithdrawn: boolean
  readonly amounts: Amounts
}

/** Candidates in at least two groups, without those who withdrew. */
export interface FairnessGrouping {
  readonly by: 'party' | 'result'
  readonly groups: readonly FairnessGroup[]
  /** Share above the lowest average that makes the highest a gap. */
  readonly maxGap: number
  readonly gaps: readonly FairnessGap[]
}

export interface FairnessGroup {
  /** The party as stated, or the result. */
  readonly label: string
  readonly size: number
  readonly averages: Amounts
}

/** A measure whose highest and lowest averages are far apart. */
export interface FairnessGap {
  readonly measure: Measure
  readonly high: FairnessGroup
  readonly low: FairnessGroup
}
