import type { ReactNode } from 'react'
import styles from './Statement.module.css'

interface Props {
  /** The subject of the row, in the left column. */
  readonly label: ReactNode
  readonly children: ReactNode
  /** Notes for the margin: the right column. */
  readonly margin?: ReactNode
}

/** A text between its label and its notes, in three columns if there is room. */
export function StatementRow({ label, children, margin = null }: Props) {
  return (
    <article className={styles.row}>
      <div className={styles.label}>{label}</div>
      <div className={styles.body}>{children}</div>
      {margin === null ? null : <div className={styles.margin}>{margin}</div>}
    </article>
  )
}
