import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { paths, siteHref } from '@/lib/paths'
import styles from './OverNotice.module.css'

interface Props {
  readonly date: string
  readonly hasResults: boolean
}

const { elections: text, status } = phrases

/** The line above the header of every page of an archived election, in place of the one about its state. */
export function ArchiveNotice({ date, hasResults }: Props) {
  const sentence = hasResults ? text.was : text.about
  return (
    <aside className={styles.notice} data-band aria-label={status.notice}>
      <p>
        {sentence({ date: formatDate(date) })}{' '}
        <span className={styles.links} data-screen>
          <a href={siteHref(paths.home)}>{text.current}</a> <a href={siteHref(paths.elections)}>{text.title}</a>
        </span>
      </p>
    </aside>
  )
}
