import { Fragment, type ReactNode } from 'react'
import type { Election } from '@/data/schema/published'
import { describeCoverage, type Coverage } from './describeFact'
import styles from './ElectionInformation.module.css'
import { groupAdjacent } from './groupAdjacent'

/** One or more voting facts with the same coverage. */
export interface FactBlock {
  /** Unique in a list of blocks. */
  readonly id: string
  readonly covers: Coverage
  /** Number of facts. */
  readonly count: number
  /** True for rules, false for links, places and offices. */
  readonly areRules: boolean
  readonly content: ReactNode
}

interface Props {
  readonly election: Pick<Election, 'city' | 'state'>
  readonly blocks: readonly FactBlock[]
}

/** Voting facts in order. Neighbors with the same coverage share one note about it. Renders `<div>` elements. */
export function CoveredFacts({ election, blocks }: Props) {
  const runs = groupAdjacent(blocks, ({ covers, areRules }) =>
    describeCoverage(covers, election, { areRules, count: 1 }),
  )
  return runs.map(({ start, first, items }) => {
    const count = items.reduce((sum, block) => sum + block.count, 0)
    const note = describeCoverage(first.covers, election, { areRules: first.areRules, count })
    return (
      <div key={start} className={styles.run}>
        {items.map(({ id, content }) => (
          <Fragment key={id}>{content}</Fragment>
        ))}
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
    )
  })
}
