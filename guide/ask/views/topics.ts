/** Views of what candidates said about topics. Queries compute them and components show them. */
import type { Candidate, Position, Stance } from '@/guide/fields/published'

/** A candidate's stances and position on a topic. Without statements, none was found. */
export interface CandidateOnTopic {
  readonly candidate: Candidate
  readonly statements: readonly Statement[]
}

/** A key stance or a position. A page shows its whole text, or the statements of nobody. */
export type Statement = Stance | Position
