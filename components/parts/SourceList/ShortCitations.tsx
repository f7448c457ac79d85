import { formatSourceDate } from '@/lib/locale/dates'
import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import type { Source } from '@/guide/fields/published'
import { Phrase } from '@/components/parts/Phrase/Phrase'
import { SourceNumbers, type Numbers } from './SourceNumbers'
import styles from './SourceList.module.css'

interface Props {
  readonly sources: readonly Source[]
  /** Folds all sources but the first, which is the one that the kind and date of a statement describe. */
  readonly foldsOthers?: boolean
  /** Numbers of the sources, on a page that lists them. They are then all that is shown. */
  readonly numbers?: Numbers | undefined
}

/** Sources by publisher and date, for a narrow column. Those without a URL are not linked. */
export function ShortCitations({ sources, numbers, foldsOthers = false }: Props) {
  if (numbers) return <SourceNumbers sources={sources} numbers={numbers} />
  const items = sources.map((source) => (
    <li key={source.id}>
      <ShortCitation source={source} isAlone={sources.filter((other) => isAlike(other, source)).length === 1} />
    </li>
  ))
  if (!foldsOthers || items.length < 2) return <ul className={styles.short}>{items}</ul>
  return (
    <>
      <ul className={styles.short}>{items.slice(0, 1)}</ul>
      <details className={styles.others}>
        <summary>{phrases.site.sources.others({ count: items.length - 1 })}</summary>
        <ul className={styles.short}>{items.slice(1)}</ul>
      </details>
    </>
  )
}

interface CitationProps {
  readonly source: Source
  /** False if another source next to it has the same publisher and date. The title then distinguishes them. */
  readonly isAlone?: boolean
}

/** One source by publisher and date. Renders inline text, which is a link if the source has a URL. */
function ShortCitation({ source, isAlone = true }: CitationProps) {
  const { title, publisher, date, url, language } = source
  const { shortCitation, shortCitationWithTitle } = phrases.site.sources
  const cite = <cite lang={findForeignLanguage(language)}>{title}</cite>
  const text = (
    <Phrase
      text={isAlone ? shortCitation : shortCitationWithTitle}
      parts={{ publisher, date: formatSourceDate(date), title: cite }}
    />
  )
  return url ? (
    <a className={styles.quietLink} href={url}>
      {text}
    </a>
  ) : (
    text
  )
}

function isAlike(one: Source, other: Source): boolean {
  return one.publisher === other.publisher && one.date === other.date
}
