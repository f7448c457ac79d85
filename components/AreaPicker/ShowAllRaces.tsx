import { phrases } from '@/lib/locale/phrases'
import field from '@/components/Field/Field.module.css'
import styles from './AreaPicker.module.css'

/** Button that shows the races of every area again. Hidden until an area is chosen. */
export function ShowAllRaces() {
  return (
    <button type="button" className={`${field.control} ${styles.all}`} data-all-areas>
      {phrases.races.showAllRaces}
    </button>
  )
}
