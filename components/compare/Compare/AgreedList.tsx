import { phrases } from '@/lib/locale/phrases'
import field from '@/components/page/Theme/Field.module.css'
import styles from './Compare.module.css'

const text = phrases.compare

/** Whose statements the reader ticked while names were hidden. The script fills it when it lifts the ink. */
export function AgreedList() {
  return (
    <section className={styles.agreed} hidden data-agreed suppressHydrationWarning>
      <h2 tabIndex={-1} suppressHydrationWarning>
        {text.script.agreed}
      </h2>
      <ul suppressHydrationWarning>{/* Filled by the script. */ ''}</ul>
      <p>{text.caution}</p>
      <p className={field.buttons}>
        <button type="button" data-show-names>
          {text.compareWithNames}
        </button>{' '}
        <button type="button" data-hide-again>
          {text.hideAgain}
        </button>
      </p>
    </section>
  )
}
