/** Views of the candidates of a race side by side. Queries compute them and components show them. */
import type { Candidate, Topic } from '@/guide/fields/published'
import type { BallotRace } from './races'
import type { SpeakerCount, Statement } from './topics'

export interface Comparison {
  readonly ballotKey: string
  readonly ballotRace: BallotRace
  readonly title: string
  readonly columns: readonly ComparisonColumn[]
  /** In list order. */
  readonly rows: readonly ComparisonRow[]
  readonly topicCount: number
  /** The topics, if one page cannot show all statements. Columns are then empty. */
  readonly topics?: readonly ComparedTopic[]
  /** False if the experience does not fit on the page. */
  readonly hasExperience: boolean
  /** True if it is known of somebody whether they are an incumbent. */
  readonly hasIncumbents: boolean
  readonly order: string
  /** `YYYY-MM-DD`. */
  readonly electionDate: string
}

/** A topic with the page that has all statements of the race on it. */
export interface ComparedTopic extends SpeakerCount {
  readonly topic: Topic
  /** Without the base path. */
  readonly path: string
}

/** A topic, the key stances without a topic, or the experience. */
export interface ComparisonColumn {
  /** The id of the topic. Otherwise it starts with a dot, which no topic does. */
  readonly id: string
  readonly name: string
}

export interface ComparisonRow {
  readonly candidate: Candidate
  readonly cells: readonly ComparisonCell[]
}

/** What is known of a candidate in a column: statements, or the experience, which is empty if not known. */
export type ComparisonCell =
  | { readonly kind: 'statements'; readonly statements: readonly Statement[] }
  | { readonly kind: 'experience'; readonly text: string }
