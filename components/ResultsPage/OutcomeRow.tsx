import type { ReactNode } from 'react'
import { Oval } from '@/components/Oval/Oval'
import styles from './ResultsPage.module.css'

interface Props {
  /** The name of a person, or a question. */
  readonly children: ReactNode
  /** Like `Elected`. */
  readonly outcome: string
  /** True to print the oval black. */
  readonly isElected: boolean
  /** What else is known, below the name. */
  readonly details: readonly string[]
}

/** A name with its outcome: the same space, type and oval for everyone. Renders an `<li>`. */
export function OutcomeRow({ children, outcome, isElected, details }: Props) {
  return (
    <li>
      <span className={styles.name}>
        {children}
        {details.map((detail) => (
          <span key={detail} className={styles.detail}>
            {' '}
            {detail}
          </span>
        ))}
      </span>{' '}
      <span className={isElected ? styles.elected : styles.outcome}>
        {outcome} <Oval />
      </span>
    </li>
  )
}
