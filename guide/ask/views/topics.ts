/** Views of topics and of what candidates said about them. Queries compute them and components show them. */
import type { Candidate, Position, Stance, Topic } from '@/guide/fields/published'

export interface TopicSummary {
  readonly topic: Topic
  /** The races of the topic. If the guide has many races, their sum, without a name. */
  readonly counts: readonly SpeakerCount[]
}

export interface SpeakerCount {
  readonly race?: string
  readonly speakers: number
  /** Number of candidates, including those who withdrew. */
  readonly candidates: number
}

export interface TopicContent {
  readonly topic: Topic
  readonly races: readonly RaceOnTopic[]
  /** True if each race has a page of its own, because one page cannot show all statements. */
  readonly isSplit: boolean
  /** Name of the race of such a page. */
  readonly onlyRace?: string
  /** `YYYY-MM-DD`. */
  readonly electionDate: string
  /** Adjacent topics in the order of the file. */
  readonly previous?: Topic
  readonly next?: Topic
}

export interface RaceOnTopic extends SpeakerCount {
  readonly race: string
  readonly id: string
  /** True if a table has the candidates side by side. */
  readonly isCompared: boolean
  /** Everyone in the race, in list order. */
  readonly list: readonly CandidateOnTopic[]
}

/** A candidate's stances and position on a topic. Without statements, none was found. */
export interface CandidateOnTopic {
  readonly candidate: Candidate
  readonly statements: readonly Statement[]
}

/** A key stance or a position. A page shows its whole text, or the statements of nobody. */
export type Statement = Stance | Position
