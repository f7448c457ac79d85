import type { ReactNode } from 'react'
import type { Source } from '@/data/schema/published'
import { FoldedSources } from '@/components/SourceList/FoldedSources'
import styles from './ElectionInformation.module.css'

interface Props {
  readonly title: string
  /** The first line, which says the most. */
  readonly lead: ReactNode
  readonly sources: readonly Source[]
  readonly children?: ReactNode
}

/** One of the three questions of every voter, answered. Renders a `<div>` under an `h3`. */
export function Topic({ title, lead, sources, children }: Props) {
  return (
    <div className={styles.topic}>
      <h3>{title}</h3>
      <p className={styles.lead}>{lead}</p>
      {children}
      <FoldedSources sources={sources} />
    </div>
  )
}
