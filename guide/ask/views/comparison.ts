/** Views of the candidates of a race side by side. Queries compute them and components show them. */
import type { buildComparison } from '../comparison'
import type { Statement } from './topics'

export type Comparison = ReturnType<typeof buildComparison>

/** A topic with the page that has all statements of the race on it. */
export type ComparedTopic = NonNullable<Comparison['topics']>[number]

/** A topic, the key stances without a topic, or the experience. */
export interface ComparisonColumn {
  /** The id of the topic. Otherwise it starts with a dot, which no topic does. */
  readonly id: string
  readonly name: string
}

/** What is known of a candidate in a column: statements, or the experience, which is empty if not known. */
export type ComparisonCell =
  | { readonly kind: 'statements'; readonly statements: readonly Statement[] }
  | { readonly kind: 'experience'; readonly text: string }
