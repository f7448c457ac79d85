import { phrases } from '@/lib/locale/phrases'
import field from '@/components/Field/Field.module.css'
import styles from './AddressLookup.module.css'

const { address: text } = phrases.races

/**
 * Finds the reader's areas by their address, without sending it. Hidden until its script, which must follow it and the
 * choice of areas, shows it.
 */
export function AddressLookup() {
  return (
    <div data-screen-only data-address-lookup hidden>
      <label className={field.label} htmlFor="address">
        {text.label}
      </label>
      <div className={styles.row}>
        <input id="address" className={`${field.control} ${styles.field}`} autoComplete="off" spellCheck={false} />
        <button type="button" className={field.control}>
          {text.find}
        </button>
      </div>
      <p aria-live="polite" data-note>
        {text.privacy}
      </p>
    </div>
  )
}
