import { InlineScript } from '@/components/InlineScript/InlineScript'
import { phrases } from '@/lib/locale/phrases'
import styles from './Share.module.css'
import { shareScript } from './shareScript'

const text = phrases.site.share

/**
 * Button that shares the page, or copies its link. Renders an `<aside>` and its script. Hidden without JavaScript and in
 * print.
 */
export function Share() {
  return (
    <>
      {/* The script shows it before React hydrates the page. */}
      <aside hidden className={styles.share} aria-label={text.label} data-screen-only suppressHydrationWarning>
        <button type="button" className={styles.button}>
          {text.button}
        </button>
        <p aria-live="polite" suppressHydrationWarning>
          {/* Filled by the script. */ ''}
        </p>
      </aside>
      <InlineScript entry={shareScript} args={[text.copied]} />
    </>
  )
}
