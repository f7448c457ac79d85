import { phrases } from '@/lib/locale/phrases'
import type { Source } from '@/data/schema/published'
import { SourceList } from './SourceList'
import styles from './SourceList.module.css'

interface Props {
  /** Duplicates are removed. */
  readonly sources: readonly Source[]
}

/** Sources, collapsed by default. Renders a `<details>`, or nothing if there are no sources. */
export function CollapsibleSources({ sources }: Props) {
  if (sources.length === 0) return null
  return (
    <details className={styles.collapsible}>
      <summary>{phrases.site.sources.heading}</summary>
      <SourceList sources={[...new Map(sources.map((source) => [source.id, source])).values()]} />
    </details>
  )
}
