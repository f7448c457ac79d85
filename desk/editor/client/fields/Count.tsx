import { countNoun } from '@/lib/problems'
import styles from './Fields.module.css'

interface CountProps {
  readonly problems: number
  readonly warnings: number
}

/** Number of problems in a closed item, or of warnings if there are no problems. */
export function Count({ problems, warnings }: CountProps) {
  if (problems > 0) return <span className={styles.count}>{countNoun(problems, 'problem')}</span>
  if (warnings === 0) return null
  return <span className={styles.countQuiet}>{countNoun(warnings, 'warning')}</span>
}
