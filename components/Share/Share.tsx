import { InlineScript } from '@/components/InlineScript/InlineScript'
import { phrases } from '@/lib/locale/phrases'
import styles from './Share.module.css'
import { shareScript } from './shareScript'

const text = phrases.site.share

/**
 * Button that shares the page, or copies its link. Renders a `<p>` and its script. Hidden without JavaScript and in
 * print.
 */
export function Share() {
  return (
    <>
      {/* The script shows it before React hydrates the page. */}
      <p hidden data-screen-only suppressHydrationWarning>
        <button type="button" className={styles.button}>
          {text.button}
        </button>{' '}
        <span aria-live="polite" suppressHydrationWarning>
          {/* Filled by the script. */ ''}
        </span>
      </p>
      <InlineScript entry={shareScript} args={[text.copied]} />
    </>
  )
}
