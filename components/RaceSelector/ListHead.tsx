import { phrases } from '@/lib/locale/phrases'
import styles from './ListHead.module.css'

export function ListHead({ summary }: { readonly summary: string }) {
  return (
    <div className={styles.head}>
      <h1>{phrases.races.listTitle}</h1>
      <p data-screen-only>{summary}</p>
    </div>
  )
}
