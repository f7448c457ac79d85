import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { href, paths, siteHref } from '@/lib/paths'
import type { Election } from '@/guide/fields/published'
import styles from './ElectionNotice.module.css'
import { spaceAfter } from '@/lib/locale/sentences'

interface Props {
  readonly election: Pick<Election, 'date' | 'results'>
  readonly isArchived?: boolean
  /** True on the page with the results, which does not link to itself. */
  readonly isResultsPage: boolean
}

const { elections, status: text } = phrases

/** Without results, the notice that the election is over appears once the reader's clock is past the election. */
export function ElectionNotice({ election: { date, results }, isArchived, isResultsPage }: Props) {
  if (isArchived)
    return (
      <aside className={styles.notice} data-band aria-label={text.notice}>
        <p>
          {(results ? elections.was : elections.about)({ date: formatDate(date) })}{' '}
          <span className={styles.links} data-screen>
            <a href={siteHref(paths.home)}>{elections.current}</a>{' '}
            <a href={siteHref(paths.elections)}>{elections.title}</a>
          </span>
        </p>
      </aside>
    )
  return (
    <aside className={styles.notice} data-band aria-label={text.notice} data-from={results ? undefined : 'over'}>
      <p>
        {text.over}
        {spaceAfter(text.over)}
        {results ? null : <span className={styles.detail}>{text.noResults}</span>}
        {results && !isResultsPage ? (
          <a href={href(paths.results)} data-screen>
            {text.winners}
          </a>
        ) : null}
      </p>
    </aside>
  )
}
