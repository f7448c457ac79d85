import { phrases } from '@/lib/locale/phrases'
import field from '@/components/Field/Field.module.css'
import styles from './RaceIndex.module.css'

/**
 * Field that filters the index by the names of races and candidates. Hidden until its script, which must follow it,
 * shows it.
 */
export function RaceSearch() {
  const { races: text } = phrases
  return (
    <div className={styles.search} data-screen-only data-race-search hidden suppressHydrationWarning>
      <label className={field.label} htmlFor="race-search">
        {text.search}
      </label>
      <input
        id="race-search"
        type="search"
        className={`${field.control} ${styles.field}`}
        autoComplete="off"
        spellCheck={false}
      />
      <p
        aria-live="polite"
        className={field.status}
        data-found={text.searchResult}
        data-nothing={text.nothingFound}
        suppressHydrationWarning
      />
    </div>
  )
}
