import { Children, type ReactNode } from 'react'
import styles from './Ballot.module.css'

interface Props {
  /** `BallotColumn` elements. */
  readonly children: ReactNode
  readonly note?: ReactNode
}

/** The sheet of a ballot: one to three columns in a frame, as many as fit. */
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
