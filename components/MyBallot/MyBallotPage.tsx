import type { ReactNode } from 'react'
import { phrases } from '@/lib/locale/phrases'
import { MyBallot, type MyBallotProps } from './MyBallot'
import styles from './MyBallotPage.module.css'

interface Props {
  readonly ballot: MyBallotProps
  readonly place: string
  readonly isOver: boolean
  readonly order: string
  readonly areaPicker: ReactNode
}

const text = phrases.myBallot

/** The page around the ballot that a reader marks. Renders headings and the client component. */
export function MyBallotPage({ ballot, place, isOver, order, areaPicker }: Props) {
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
      {/* myBallot.browser.tsx starts React in it. */}
      <div data-island>
        <MyBallot {...ballot} />
      </div>
      <p className={styles.order} data-note>
        {order}
      </p>
    </>
  )
}
