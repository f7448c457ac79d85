import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import styles from './OverNotice.module.css'
import { spaceAfter } from '@/lib/locale/joinSentences'

interface Props {
  readonly hasResults: boolean
  /** True on the page with the results, which does not link to itself. */
  readonly isResultsPage?: boolean
}

const text = phrases.status

/**
 * The line above the header of every page that says that the election is over. Hidden until then by the reader's clock,
 * unless there are results.
 */
export function OverNotice({ hasResults, isResultsPage }: Props) {
  return (
    <aside className={styles.notice} data-band aria-label={text.notice} data-from={hasResults ? undefined : 'over'}>
      <p>
        {text.over}
        {spaceAfter(text.over)}
        {hasResults ? null : <span className={styles.detail}>{text.noResults}</span>}
        {hasResults && !isResultsPage ? (
          <a href={href(paths.results)} data-screen>
            {text.winners}
          </a>
        ) : null}
      </p>
    </aside>
  )
}
