/** Views of the guide as a whole: its coverage, its gaps and its order. Queries compute them and components show them. */
import type { Race } from '@/guide/fields/published'
import type { buildGroupings, listRaceOrders, toRow } from '../fairness'
import type { countGaps, countStatements } from '../gaps'
import type { View } from './view'

export type RaceOrder = ReturnType<typeof listRaceOrders>[number]

/** Gaps of a guide. Numbers are counts of candidates, unless stated otherwise. */
export type Gaps = View<ReturnType<typeof countGaps>>

/** The number of statements that candidates made in one way, like interviews. */
export type StatementCount = ReturnType<typeof countStatements>[number]

/** Amounts of content about everyone in a race, or averages of all races together. */
export interface FairnessTable {
  /** Omitted for all races together. */
  readonly race?: Race
  readonly title: string
  readonly path: string
  readonly topicCount: number
  /** Empty for all races together. */
  readonly rows: readonly FairnessRow[]
  readonly groupings: readonly FairnessGrouping[]
}
export type FairnessRow = ReturnType<typeof toRow>
/** Candidates in at least two groups, without those who withdrew. */
type FairnessGrouping = ReturnType<typeof buildGroupings>[number]
export type FairnessGroup = FairnessGrouping['groups'][number]
/** A measure whose highest and lowest averages are far apart. */
export type FairnessGap = FairnessGrouping['gaps'][number]
