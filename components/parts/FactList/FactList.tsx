import type { ReactNode } from 'react'
import styles from './FactList.module.css'

interface Props {
  readonly id?: string
  readonly label: ReactNode
  readonly children: ReactNode
  /** Smaller text below the fact. */
  readonly detail?: ReactNode
}

/** A label and a fact in a `<dl>`. The style sheet has classes for lists of them. */
export function FactRow({ id, label, children, detail = null }: Props) {
  return (
    <div id={id}>
      <dt>{label}</dt>
      <dd>
        {children}
        {detail === null ? null : (
          <span className={styles.detail} data-note>
            {' '}
            {detail}
          </span>
        )}
      </dd>
    </div>
  )
}
