import { phrases } from '@/lib/locale/phrases'
import { uniqueById } from '@/lib/uniqueById'
import type { Source } from '@/guide/fields/published'
import { SourceList } from './SourceList'
import styles from './SourceList.module.css'

interface Props {
  /** Heading of what they are the sources of, so that each control of a page has a name of its own. */
  readonly about?: string
  /** Duplicates are removed. */
  readonly sources: readonly Source[]
}

const text = phrases.site.sources

export function CollapsibleSources({ about, sources }: Props) {
  if (sources.length === 0) return null
  return (
    <details className={styles.collapsible}>
      <summary aria-label={about && text.headingOf(about)}>{text.heading}</summary>
      <SourceList sources={uniqueById(sources)} />
    </details>
  )
}
