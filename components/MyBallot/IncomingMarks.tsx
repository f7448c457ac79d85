import { useEffect, useState } from 'react'
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
  const [incoming, setIncoming] = useState<MarksFragment | 'used'>()

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

  if (incoming === undefined) return null
  return (
    <section className={styles.incoming} aria-label={text.linkHeading} role="alert">
      <Content text={text} incoming={incoming} />
      {typeof incoming === 'object' && 'marks' in incoming ? (
        <p className={styles.buttons}>
          <button
            type="button"
            className={styles.main}
            onClick={() => {
              change(({ notes }) => ({ marks: incoming.marks, notes }))
              setIncoming('used')
            }}
          >
            {text.useLink}
          </button>
          <button type="button" onClick={() => setIncoming(undefined)}>
            {text.ignoreLink}
          </button>
        </p>
      ) : null}
    </section>
  )
}

function Content({ text, incoming }: { readonly text: BallotText; readonly incoming: MarksFragment | 'used' }) {
  if (incoming === 'used') return <p>{text.linkUsed}</p>
  if ('problem' in incoming) return <p>{text.linkProblems[incoming.problem]}</p>
  return (
    <p>
      {text.linkMarks.replace('{count}', String(countMarks(incoming)))} {text.linkReplaces}
    </p>
  )
}
