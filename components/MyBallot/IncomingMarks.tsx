import { useEffect, useRef, useState } from 'react'
import { countMarks, parseMarksFragment, type BallotChoices, type MarksFragment } from '@/lib/ballotMarks'
import type { BallotText } from './content'
import styles from './MyBallot.module.css'
import type { BallotState } from './useBallot'

interface Props {
  readonly text: BallotText
  readonly election: string
  readonly choices: BallotChoices
  readonly change: BallotState['change']
}

/**
 * Marks that a link brings from another device. Nothing is marked before the reader agrees, and never a part. Renders a
 * `<section>` if the address holds marks.
 */
export function IncomingMarks({ text, election, choices, change }: Props) {
  /** What to decide on, or a sentence about the decision. */
  const [incoming, setIncoming] = useState<MarksFragment | string>()
  const section = useRef<HTMLElement>(null)

  useEffect(() => {
    const read = () => {
      const fragment = parseMarksFragment(location.hash, election, choices)
      if (fragment === undefined) return
      setIncoming(fragment)
      // The marks stay out of the history, of bookmarks and of shared addresses.
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
    // The choices are the same for the life of the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [election])

  const confirm = (sentence: string) => {
    setIncoming(sentence)
    // The buttons disappear.
    section.current?.focus()
  }

  if (incoming === undefined) return null
  return (
    <section className={styles.incoming} aria-label={text.linkHeading} role="alert" tabIndex={-1} ref={section}>
      <Content text={text} incoming={incoming} />
      {typeof incoming === 'object' && 'marks' in incoming ? (
        <p className={styles.buttons}>
          <button
            type="button"
            className={styles.main}
            onClick={() => {
              change(({ notes }) => ({ marks: incoming.marks, notes }))
              confirm(text.linkUsed)
            }}
          >
            {text.useLink}
          </button>
          <button type="button" onClick={() => confirm(text.linkIgnored)}>
            {text.ignoreLink}
          </button>
        </p>
      ) : null}
    </section>
  )
}

function Content({ text, incoming }: { readonly text: BallotText; readonly incoming: MarksFragment | string }) {
  if (typeof incoming === 'string') return <p>{incoming}</p>
  if ('problem' in incoming) return <p>{text.linkProblems[incoming.problem]}</p>
  return (
    <p>
      {text.linkMarks.replace('{count}', String(countMarks(incoming)))} {text.linkReplaces}
    </p>
  )
}
