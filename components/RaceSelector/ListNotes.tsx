import { phrases } from '@/lib/locale/phrases'
import styles from './ListHead.module.css'

interface Props {
  /** The order of the candidates, as a sentence. Omitted if the races have different orders. */
  readonly order?: string
  readonly nonpartisan: boolean
}

export function ListNotes({ order, nonpartisan }: Props) {
  const { races: text } = phrases
  return (
    <p className={styles.note}>
      {[...(order === undefined ? [] : [order]), nonpartisan ? text.nonpartisanParties : text.partisanParties].join(
        ' ',
      )}
    </p>
  )
}
