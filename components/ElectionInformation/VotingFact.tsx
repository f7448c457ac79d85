import type { ReactNode } from 'react'
import type { Source } from '@/data/schema/published'
import { CollapsibleSources } from '@/components/SourceList/CollapsibleSources'
import styles from './ElectionInformation.module.css'

interface Props {
  readonly title: string
  /** The most important information, in one line. */
  readonly lead: ReactNode
  readonly sources: readonly Source[]
  readonly children?: ReactNode
}

/** When, where or how to vote, with its sources. Renders a `<div>` under an `h3`. */
export function VotingFact({ title, lead, sources, children }: Props) {
  return (
    <div className={styles.fact}>
      <h3>{title}</h3>
      <p className={styles.lead}>{lead}</p>
      {children}
      <CollapsibleSources sources={sources} about={title} />
    </div>
  )
}
