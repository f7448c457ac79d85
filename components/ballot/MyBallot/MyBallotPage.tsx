import type { ReactNode } from 'react'
import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import type { Election } from '@/guide/fields/published'
import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { phrases } from '@/lib/locale/phrases'
import { MyBallot, type MyBallotProps } from './MyBallot'
import styles from './MyBallotPage.module.css'
import { joinSentences, spaceAfter } from '@/lib/locale/sentences'
import { formatLongDate } from '@/lib/locale/dates'
import { fullStop } from '@/lib/locale/lists'
import { describeCoverage, describeHours } from '@/guide/words/descriptions'
import ballotStyles from './MyBallot.module.css'

const keepEarlyMarksScript = defineEntryPoint<typeof import('./keepEarlyMarks.browser')>(
  'components/ballot/MyBallot/keepEarlyMarks',
)

interface Props {
  readonly ballot: MyBallotProps
  readonly election: Election
  readonly order: string
  readonly areaPicker: ReactNode
}

const text = phrases.myBallot

export function MyBallotPage({ ballot, election, order, areaPicker }: Props) {
  const { city, state, date, results } = election
  const place = text.place({ city, state, date: formatLongDate(date) })
  return (
    <>
      <div className={styles.head}>
        <h1>{text.title}</h1>
        <p>
          {joinSentences([place, text.purpose])}
          {spaceAfter(text.purpose)}
          <span data-screen data-from={results ? undefined : 'over'}>
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

const voting = phrases.voting.information

/** Lines that only the printed sheet has: when and where to vote, and what to do after too many marks. */
function OnPaper({ election }: Pick<Props, 'election'>) {
  const { finder, places = [] } = election.where
  const unknown = places.length > 0 ? undefined : voting.unknownPlaces
  const before = joinSentences([text.paperWarning, describeHours(election)])
  return (
    <p className={ballotStyles.paper}>
      {before}
      {spaceAfter(before)}
      {finder ? (
        <>
          <a href={finder.url}>{voting.finder}</a>
          {joinSentences([
            fullStop,
            finder.publisher && voting.publishedBy({ publisher: finder.publisher }),
            describeCoverage(finder.covers, election, false),
          ])}
        </>
      ) : (
        unknown
      )}
    </p>
  )
}
