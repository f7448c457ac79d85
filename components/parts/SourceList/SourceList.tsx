import { formatSourceDate } from '@/lib/locale/dates'
import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import type { Source } from '@/guide/fields/published'
import { Phrase } from '@/components/parts/Phrase/Phrase'
import styles from './SourceList.module.css'
import { uniqueById } from '@/lib/uniqueById'

/** Sources with publisher and date. Sources without a URL are cited but not linked. */
export function SourceList({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <ul className={styles.list} data-list>
      {sources.map((source) => (
        <li key={source.id}>
          <Citation {...source} />
        </li>
      ))}
    </ul>
  )
}

/** One source: title, publisher and date. Renders inline text. The title is a link if the source has a URL. */
export function Citation({ title, publisher, date, url, language }: Source) {
  const cite = <cite lang={findForeignLanguage(language)}>{url ? <a href={url}>{title}</a> : title}</cite>
  const { citation, citationAfterMark } = phrases.site.sources
  const text = /[.!?…]["'”’)]*$/.test(title) ? citationAfterMark : citation
  return <Phrase text={text} parts={{ title: cite, publisher, date: formatSourceDate(date) }} />
}

interface CollapsibleProps {
  /** Heading of what they are the sources of, so that each control of a page has a name of its own. */
  readonly about?: string
  /** Duplicates are removed. */
  readonly sources: readonly Source[]
}

const text = phrases.site.sources

export function CollapsibleSources({ about, sources }: CollapsibleProps) {
  if (sources.length === 0) return null
  return (
    <details className={styles.collapsible}>
      <summary aria-label={about && text.headingOf({ heading: about })}>{text.heading}</summary>
      <SourceList sources={uniqueById(sources)} />
    </details>
  )
}
