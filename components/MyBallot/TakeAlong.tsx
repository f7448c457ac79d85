import { useRef, useState } from 'react'
import {
  emptyBallot,
  formatMarksFragment,
  mergeBallots,
  toEntries,
  type BallotMarks,
} from '@/components/Ballot/ballotMarks'
import type { BallotText } from './content'
import { MarksLink } from './MarksLink'
import styles from './MyBallot.module.css'
import type { BallotState } from './useBallot'

interface Props {
  readonly text: BallotText
  readonly election: string
  readonly state: BallotState
}

export function TakeAlong({ text, election, state: { ballot, isReady, change } }: Props) {
  const [isMoving, setMoving] = useState(false)
  const [cleared, setCleared] = useState<BallotMarks>()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={isReady ? styles.end : `${styles.end} ${styles.waiting}`} data-screen-only>
      <h2 tabIndex={-1} ref={heading}>
        {text.take}
      </h2>
      <p>{text.takeHelp}</p>
      <p className={styles.buttons}>
        <button type="button" className={styles.main} onClick={() => print()}>
          {text.print}
        </button>{' '}
        <button type="button" aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
          {text.move}
        </button>{' '}
        <button
          type="button"
          onClick={() => {
            // Pressed again, it would leave nothing to restore.
            if (!cleared || toEntries(ballot).size > 0) setCleared(ballot)
            change(() => emptyBallot)
          }}
        >
          {text.clear}
        </button>
      </p>
      {isMoving ? <MarksLink text={text} fragment={formatMarksFragment(ballot, election)} /> : null}
      <p aria-live="polite">
        {/* Keeps its place, so that the second click of a double click on Undo does not clear again. */}
        <span className={cleared ? undefined : styles.waiting}>
          {text.cleared}{' '}
          <button
            type="button"
            onClick={() => {
              // Keeps what the reader marked since then.
              if (cleared) change((current) => mergeBallots(cleared, current))
              setCleared(undefined)
              // This button disappears. The focus goes to where a key that is held down presses nothing.
              heading.current?.focus({ preventScroll: true })
            }}
          >
            {text.undo}
          </button>
        </span>
      </p>
    </section>
  )
}
