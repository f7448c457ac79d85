import type { ReactNode } from 'react'
import styles from './CandidateFacts.module.css'

interface Props {
  readonly label: string
  readonly children: ReactNode
  /** Smaller text below the fact. */
  readonly detail?: ReactNode
}

/** A fact with its label. Renders a row of a `<dl>`. */
export function FactRow({ label, children, detail = null }: Props) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        {children}
        {detail === null ? null : <span className={styles.detail}>{detail}</span>}
      </dd>
    </div>
  )
}
