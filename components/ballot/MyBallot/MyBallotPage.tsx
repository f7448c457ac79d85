import type { ReactNode } from 'react'
import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import type { Election } from '@/guide/fields/published'
import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { phrases } from '@/lib/locale/phrases'
import { MyBallot, type MyBallotProps } from './MyBallot'
import { OnPaper } from './OnPaper'
import styles from './MyBallotPage.module.css'
import { joinSentences, spaceAfter } from '@/lib/locale/joinSentences'

const keepEarlyMarksScript = defineEntryPoint<typeof import('./keepEarlyMarks.browser')>(
  'components/ballot/MyBallot/keepEarlyMarks.browser.ts',
)

interface Props {
  readonly ballot: MyBallotProps
  readonly place: string
  readonly election: Election
  readonly order: string
  readonly areaPicker: ReactNode
}

const text = phrases.myBallot

/** The page around the ballot that a reader marks. Renders headings and the client component. */
export function MyBallotPage({ ballot, place, election, order, areaPicker }: Props) {
  return (
    <>
      <div className={styles.head}>
        <h1>{text.title}</h1>
        <p>
          {joinSentences([place, text.purpose])}
          {spaceAfter(text.purpose)}
          <span data-screen data-from={election.results ? undefined : 'over'}>
            {text.over}
          </span>
        </p>
      </div>
      <OnPaper election={election} />
      <noscript>
        <p data-screen>{text.noScript}</p>
      </noscript>
      {areaPicker}
      {/* myBallot.browser.tsx starts React in it. */}
      <div data-island>
        <MyBallot {...ballot} />
      </div>
      <InlineScript entry={keepEarlyMarksScript} args={[ballot.storageKey]} />
      <p className={styles.order} data-note>
        {order}
      </p>
    </>
  )
}
