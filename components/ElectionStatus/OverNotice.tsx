import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import styles from './OverNotice.module.css'

const text = phrases.status

/**
 * The line above the header of every page that says that the election is over. Hidden until then by the reader's clock,
 * unless there are results. Renders an `<aside>`.
 */
export function OverNotice({ hasResults }: { readonly hasResults: boolean }) {
  return (
    <aside className={styles.notice} aria-label={text.notice} data-from={hasResults ? undefined : 'over'}>
      <p>
        {text.over}{' '}
        {hasResults ? (
          <a href={href(paths.results)} data-screen-only>
            {text.elected}
          </a>
        ) : (
          text.noResults
        )}
      </p>
    </aside>
  )
}
