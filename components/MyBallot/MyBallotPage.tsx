import type { ReactNode } from 'react'
import type { BallotContest } from '@/data/views/myBallot'
import { phrases } from '@/lib/locale/phrases'
import { Island } from './Island'
import { describeContest } from './describeContests'
import { MyBallot, type MyBallotProps } from './MyBallot'
import styles from './MyBallotPage.module.css'

interface Props extends Pick<MyBallotProps, 'storageKey' | 'election'> {
  /** City, state and day, as a sentence. */
  readonly place: string
  /** True once there are results. */
  readonly isOver: boolean
  readonly contests: readonly BallotContest[]
  /** Sentences about the order of the names. */
  readonly order: string
  /** Picker of the place where the reader votes. */
  readonly areaPicker: ReactNode
}

const text = phrases.myBallot

/** The page around the ballot that a reader marks. Renders headings and the client component. */
export function MyBallotPage({ storageKey, election, place, isOver, contests, order, areaPicker }: Props) {
  const props: MyBallotProps = {
    storageKey,
    election,
    contests: contests.map(describeContest),
    text: text.controls,
  }
  return (
    <>
      <div className={styles.head}>
        <h1>{text.title}</h1>
        <p>
          {place} <span data-screen-only>{text.purpose}</span>{' '}
          <span data-screen-only data-from={isOver ? undefined : 'over'}>
            {text.over}
          </span>
        </p>
      </div>
      <noscript>
        <p data-screen-only>{text.noScript}</p>
      </noscript>
      {areaPicker}
      <Island props={props}>
        <MyBallot {...props} />
      </Island>
      <p className={styles.order}>{order}</p>
    </>
  )
}
