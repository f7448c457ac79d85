import { phrases } from '@/lib/locale/phrases'
import styles from './AreaPicker.module.css'

/** Button that shows the races of every area again. Hidden until an area is chosen. */
export function ShowAllRaces() {
  return (
    <button type="button" className={styles.all} data-all-areas>
      {phrases.races.showAllRaces}
    </button>
  )
}
