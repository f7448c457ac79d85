import { Children, type ReactNode } from 'react'
import styles from './Ballot.module.css'

interface Props {
  /** `BallotColumn` elements. */
  readonly children: ReactNode
  /** Sentences under the sheet. */
  readonly note?: ReactNode
}

/** The sheet of a ballot: one to three columns in a frame, as many as fit. Renders a `<div>` and a `<p>`. */
export function Ballot({ children, note }: Props) {
  return (
    <>
      <div className={styles.sheet} data-columns={Children.count(children)}>
        {children}
      </div>
      {note ? <p className={styles.note}>{note}</p> : null}
    </>
  )
}
