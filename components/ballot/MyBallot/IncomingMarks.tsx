import { useEffect, useRef, useState } from 'react'
import { parseMarksFragment, type MarksFragment } from '@/components/ballot/marks/ballotLink'
import { isTick, matchChoices, mergeBallots, type BallotMarks } from '@/components/ballot/marks/ballotMarks'
import buttons from '@/components/page/Theme/Buttons.module.css'
import styles from './MyBallot.module.css'
import type { BallotView } from './useBallot'

/** Marks, ticks and notes from a link. Nothing is marked until the reader agrees, and then everything is. */
export function IncomingMarks({ text, plan, state: { change } }: BallotView) {
  const [incoming, setIncoming] = useState<MarksFragment>()
  const [decision, setDecision] = useState<string>()
  const section = useRef<HTMLElement>(null)

  useEffect(() => {
    const read = () => {
      const fragment = parseMarksFragment(location.hash, plan)
      if (fragment === undefined) return
      setIncoming(fragment)
      setDecision(undefined)
      // The marks stay out of the history, of bookmarks and of shared addresses.
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
    // The plan is the same for the life of the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const decide = (sentence: string) => {
    setDecision(sentence)
    // The buttons disappear. They keep their place, so that the second click of a double click marks no name.
    section.current?.focus({ preventScroll: true })
  }

  if (incoming === undefined) return null
  return (
    <section className={styles.incoming} aria-label={text.linkHeading} role="alert" tabIndex={-1} ref={section}>
      {'problem' in incoming ? (
        <p>{text.linkProblems[incoming.problem]}</p>
      ) : (
        <div className={decision === undefined ? undefined : styles.waiting}>
          <p>{text.linkMarks.replace('{count}', String(countMarks(incoming.marks)))}</p>
          <p className={buttons.row}>
            <button
              type="button"
              className={buttons.main}
              onClick={() => {
                change((ballot) => mergeBallots(matchChoices(ballot, new Set()), incoming.marks))
                decide(text.linkUsed)
              }}
            >
              {text.useLink}
            </button>
            <button type="button" onClick={() => decide(text.linkIgnored)}>
              {text.ignoreLink}
            </button>
          </p>
        </div>
      )}
      {decision === undefined ? null : <p>{decision}</p>}
    </section>
  )
}

function countMarks(marks: BallotMarks): number {
  return [...marks.keys()].filter((name) => name.includes('.') && !isTick(name)).length
}
