import { formatSourceDate } from '@/lib/locale/dates'
import type { Source } from '@/data/schema/published'
import styles from './SourceList.module.css'

interface Props {
  readonly sources: readonly Source[]
}

/** Sources with publisher and date. One that shows private details is named and not linked. Renders a `<ul>`. */
export function SourceList({ sources }: Props) {
  return (
    <ul className={styles.list}>
      {sources.map((source) => (
        <li key={source.id}>
          <SourceName source={source} />
        </li>
      ))}
    </ul>
  )
}

/** One source: title, publisher and date. Renders inline text, the title as a link where it may be one. */
export function SourceName({ source: { title, publisher, date, url } }: { readonly source: Source }) {
  return (
    <>
      <cite>{url ? <a href={url}>{title}</a> : title}</cite>. {publisher}, {formatSourceDate(date)}.
    </>
  )
}
