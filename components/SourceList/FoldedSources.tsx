import type { Source } from '@/data/schema/published'
import { SourceList } from './SourceList'
import styles from './SourceList.module.css'

interface Props {
  /** May name a source more than once; it is shown once. */
  readonly sources: readonly Source[]
}

/** Sources that a reader opens when they want them. Renders a `<details>`; nothing where there are none. */
export function FoldedSources({ sources }: Props) {
  if (sources.length === 0) return null
  return (
    <details className={styles.folded}>
      <summary>Sources</summary>
      <SourceList sources={[...new Map(sources.map((source) => [source.id, source])).values()]} />
    </details>
  )
}
