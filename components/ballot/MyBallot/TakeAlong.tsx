import { useState } from 'react'
import { formatMarksFragment, type BallotPlan } from '@/components/ballot/marks/ballotLink'
import { type BallotMarks, emptyBallot, mergeBallots } from '@/components/ballot/marks/ballotMarks'
import field from '@/components/page/Theme/Field.module.css'
import type { BallotText } from './describeContests'
import styles from './MyBallot.module.css'
import { QrCode } from './QrCode'
import type { BallotState } from './useBallot'

interface Props {
  readonly text: BallotText
  readonly plan: BallotPlan
  readonly state: BallotState
}

export function TakeAlong({ text, plan, state: { ballot, isReady, change } }: Props) {
  const [isCopying, setCopying] = useState(false)
  const [cleared, setCleared] = useState<BallotMarks>()

  function clear() {
    setCleared(ballot)
    change(() => emptyBallot)
  }

  function undo(before: BallotMarks) {
    setCleared(undefined)
    // Keeps what the reader marked since then.
    change((current) => mergeBallots(before, current))
  }

  return (
    <section className={isReady ? styles.end : `${styles.end} ${styles.waiting}`} data-screen>
      <h2>{text.take}</h2>
      <p>{text.takeHelp}</p>
      <p className={field.buttons}>
        <button type="button" className={field.main} onClick={() => print()}>
          {text.print}
        </button>{' '}
        <button type="button" aria-expanded={isCopying} onClick={() => setCopying(!isCopying)}>
          {text.copyMarks}
        </button>{' '}
        <button
          type="button"
          onClick={({ detail }) => {
            // The second click of a double click must not revert the first.
            if (detail > 1) return
            if (cleared) undo(cleared)
            else clear()
          }}
        >
          {cleared ? text.undo : text.clear}
        </button>{' '}
        <span aria-live="polite">{cleared ? text.cleared : null}</span>
      </p>
      {isCopying ? <MarksLink text={text} fragment={formatMarksFragment(ballot, plan)} /> : null}
    </section>
  )
}

interface LinkProps {
  readonly text: BallotText
  /** With the `#`. */
  readonly fragment: string
}

function MarksLink({ text, fragment }: LinkProps) {
  const [copied, setCopied] = useState<string>()
  const url = location.origin + location.pathname + fragment
  return (
    <div className={styles.copy}>
      <p>{text.copyHelp}</p>
      <p>
        <strong>{text.linkCaution}</strong>
      </p>
      <QrCode url={url} text={text} />
      <input readOnly dir="ltr" aria-label={text.link} value={url} onFocus={({ target }) => target.select()} />
      <p className={field.buttons}>
        {navigator.clipboard ? (
          <button type="button" onClick={() => navigator.clipboard.writeText(url).then(() => setCopied(url), ignore)}>
            {text.copy}
          </button>
        ) : null}
        {navigator.share ? (
          <button type="button" onClick={() => navigator.share({ url }).catch(ignore)}>
            {text.share}
          </button>
        ) : null}
        <span aria-live="polite">{copied === url ? text.copied : null}</span>
      </p>
    </div>
  )
}

/** The reader can still select the link. */
function ignore(): void {}
