'use client'

import { useRef } from 'react'
import { listChoices } from '@/components/ballot/marks/ballotLink'
import { InkOval } from '@/components/parts/InkOval/InkOval'
import { Contest } from './Contest'
import type { BallotText, ContestContent } from './describeContests'
import { IncomingMarks } from './IncomingMarks'
import styles from './MyBallot.module.css'
import { TakeAlong } from './TakeAlong'
import { useBallot } from './useBallot'

/** Plain values, because a script carries them as JSON. */
export interface MyBallotProps {
  readonly storageKey: string
  /** From `buildElectionKey`. */
  readonly election: string
  /** URL of the page. Unset if the site's URL is not configured. */
  readonly address?: string
  readonly contests: readonly ContestContent[]
  readonly text: BallotText
}

/** The ballot that a reader marks. The marks stay on the device. */
export function MyBallot({ storageKey, election, address, contests, text }: MyBallotProps) {
  const sheet = useRef<HTMLFormElement>(null)
  const plan = { election, contests }
  const state = useBallot(storageKey, new Set(listChoices(plan)), sheet)
  const view = { text, plan, state }
  const site = address ?? (state.isReady ? location.origin + location.pathname : undefined)
  return (
    <form className={styles.ballot} ref={sheet} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <IncomingMarks {...view} />
      <section className={styles.how} data-screen>
        <h2>{text.how}</h2>
        <div>
          <input type="checkbox" id="pen" className={styles.box} />
          <label className={styles.pen} htmlFor="pen">
            <InkOval index={0} isSpreading />
            <span>{text.tryPen}</span>
          </label>
        </div>
        <ul>
          <li>{text.takeBack}</li>
          <li>{text.notAll}</li>
          <li className={state.isReady ? undefined : styles.waiting}>
            {state.isStored ? text.stored : text.notStored}
          </li>
          {state.hasUnknownMarks ? <li>{text.unknownMarks}</li> : null}
        </ul>
      </section>
      <div className={styles.sheet}>
        {contests.map((contest) => (
          <Contest key={contest.id} {...view} contest={contest} />
        ))}
      </div>
      <TakeAlong {...view} />
      {site === undefined ? null : <p className={styles.paper}>{text.madeAt.replace('{address}', () => site)}</p>}
    </form>
  )
}
