import { formatSourceDate } from '@/lib/locale/dates'
import type { Source } from '@/data/schema/published'
import styles from './SourceList.module.css'

interface Props {
  readonly sources: readonly Source[]
}

/** Sources with publisher and date. Sources without a URL are cited but not linked. Renders a `<ul>`. */
export function SourceList({ sources }: Props) {
  return (
    <ul className={styles.list}>
      {sources.map((source) => (
        <li key={source.id}>
          <Citation source={source} />
        </li>
      ))}
    </ul>
  )
}

/** One source: title, publisher and date. Renders inline text; the title is a link if the source has a URL. */
export function Citation({ source: { title, publisher, date, url } }: { readonly source: Source }) {
  return (
    <>
      <cite>{url ? <a href={url}>{title}</a> : title}</cite>. {publisher}, {formatSourceDate(date)}.
    </>
  )
}
