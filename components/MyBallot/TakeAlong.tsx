import { useRef, useState } from 'react'
import { type BallotMarks, emptyBallot, formatMarksFragment, mergeBallots } from '@/components/Ballot/ballotMarks'
import type { BallotText } from './describeContests'
import field from '@/components/Field/Field.module.css'
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
      <p className={field.buttons}>
        <button type="button" className={field.main} onClick={() => print()}>
          {text.print}
        </button>{' '}
        <button type="button" aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
          {text.move}
        </button>{' '}
        <button
          type="button"
          onClick={() => {
            // Pressed again, it would leave nothing to restore.
            if (!cleared || ballot.size > 0) setCleared(ballot)
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

interface LinkProps {
  readonly text: BallotText
  /** With the `#`. */
  readonly fragment: string
}

function MarksLink({ text, fragment }: LinkProps) {
  const [isCopied, setCopied] = useState(false)
  const url = location.origin + location.pathname + fragment
  return (
    <div className={styles.move}>
      <p>{text.moveHelp}</p>
      <input readOnly aria-label={text.link} value={url} onFocus={({ target }) => target.select()} />
      <p className={field.buttons}>
        {navigator.clipboard ? (
          <button type="button" onClick={() => navigator.clipboard.writeText(url).then(() => setCopied(true), ignore)}>
            {text.copy}
          </button>
        ) : null}
        {navigator.share ? (
          <button type="button" onClick={() => navigator.share({ url }).catch(ignore)}>
            {text.share}
          </button>
        ) : null}
        <span aria-live="polite">{isCopied ? text.copied : null}</span>
      </p>
    </div>
  )
}

/** The reader can still select the link. */
function ignore(): void {}
