import type { Election } from '@/guide/fields/published'
import { describeCoverage } from '@/lib/locale/sentences'
import type { Coverage } from './describeFact'
import styles from './ElectionInformation.module.css'

interface Props {
  readonly election: Pick<Election, 'city' | 'state'>
  readonly covers: Coverage
  /** True for a rule, false for links, places and offices. */
  readonly isRule: boolean
}

export function CoverageNote({ election, covers, isRule }: Props) {
  const note = describeCoverage(covers, election, isRule)
  return note ? <p className={styles.note}>{note}</p> : null
}
