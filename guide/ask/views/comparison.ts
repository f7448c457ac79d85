/** Views of the candidates of a race side by side. Queries compute them and components show them. */
import type { buildComparison } from '../comparison'
import type { View } from './view'

export type Comparison = View<ReturnType<typeof buildComparison>>

/** What everyone said on a topic. */
export type ComparedSection = Comparison['sections'][number]
