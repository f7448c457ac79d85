import type { ReactNode } from 'react'
import type { Source } from '@/guide/fields/published'
import { CollapsibleSources } from '@/components/SourceList/CollapsibleSources'
import styles from './ElectionInformation.module.css'

interface Props {
  readonly level: 2 | 3
  readonly title: string
  /** The most important information, in one line. */
  readonly lead: ReactNode
  readonly sources: readonly Source[]
  readonly children?: ReactNode
}

export function VotingFact({ level, title, lead, sources, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.fact}>
      <Heading>{title}</Heading>
      <p className={styles.lead}>{lead}</p>
      {children}
      <CollapsibleSources sources={sources} about={title} />
    </div>
  )
}
