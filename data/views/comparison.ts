/** Views of the candidates of a race side by side. Queries compute them and components show them. */
import type { Candidate } from '../schema/published'
import type { Excerpt } from './topics'
import type { BallotRace } from './races'

/** The candidates of a race by topic. */
export interface Comparison {
  /** Storage key of the reader's ballot. */
  readonly ballotKey: string
  readonly ballotRace: BallotRace
  /** The name of the race with that of its group. */
  readonly title: string
  readonly columns: readonly ComparisonColumn[]
  /** In list order. */
  readonly rows: readonly ComparisonRow[]
  readonly topicCount: number
  /** True if some statements are cut. */
  readonly isCut: boolean
  /** True if it is known of somebody whether they are an incumbent. */
  readonly hasIncumbents: boolean
  /** The order of the candidates, as a sentence. */
  readonly order: string
  /** `YYYY-MM-DD`. */
  readonly electionDate: string
}

/** A topic, the key stances without a topic, or the experience. */
export interface ComparisonColumn {
  /** The id of the topic. Otherwise it starts with a dot, which no topic does. */
  readonly id: string
  readonly name: string
}

/** A candidate with a cell for each column. */
export interface ComparisonRow {
  readonly candidate: Candidate
  readonly cells: readonly ComparisonCell[]
}

/** What is known of a candidate in a column: statements, or the experience in brief, which is empty if not known. */
export type ComparisonCell =
  | { readonly kind: 'statements'; readonly statements: readonly Excerpt[] }
  | { readonly kind: 'experience'; readonly text: string; readonly isCut: boolean }
