/** Views of topics and of what candidates said about them. Queries compute them and components show them. */
import type { Candidate, Position, Stance } from '@/guide/fields/published'
import type { buildTopicPage, summarizeTopics } from '../topics'
import type { View } from './view'

export type TopicSummary = ReturnType<typeof summarizeTopics>[number]

export interface SpeakerCount {
  /** Omitted for the sum of all races. */
  readonly race?: string
  readonly speakers: number
  readonly candidates: number
}

export type TopicContent = View<ReturnType<typeof buildTopicPage>>
export type RaceOnTopic = TopicContent['races'][number]

/** A candidate's stances and position on a topic. Without statements, none was found. */
export interface CandidateOnTopic {
  readonly candidate: Candidate
  readonly statements: readonly Statement[]
}

/** A key stance or a position. A page shows its whole text, or the statements of nobody. */
export type Statement = Stance | Position
