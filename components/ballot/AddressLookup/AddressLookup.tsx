import { phrases } from '@/lib/locale/phrases'
import field from '@/components/page/Theme/Field.module.css'
import styles from './AddressLookup.module.css'

const { address: text } = phrases.races

/** Hidden until its script, which must follow it and the choice of areas, shows it. */
export function AddressLookup() {
  return (
    <details className={styles.lookup} data-screen data-address-lookup hidden>
      <summary>{text.summary}</summary>
      <label className={field.label} htmlFor="address">
        {text.label}
      </label>
      <input id="address" type="text" className={field.control} autoComplete="off" />{' '}
      <button type="button" className={field.control}>
        {text.find}
      </button>
      <p aria-live="polite" data-note>
        {text.privacy}
      </p>
    </details>
  )
}
