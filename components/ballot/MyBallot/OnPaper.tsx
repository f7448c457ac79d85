import type { Election } from '@/guide/fields/published'
import { fullStop } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import { describeCoverage, describeHours } from '@/guide/words/sentences'
import styles from './MyBallot.module.css'
import { joinSentences, spaceAfter } from '@/lib/locale/joinSentences'

interface Props {
  readonly election: Election
}

const text = phrases.voting.information

/** Lines that only the printed sheet has: when and where to vote, and what to do after too many marks. */
export function OnPaper({ election }: Props) {
  const { finder, places = [] } = election.where
  const unknown = places.length > 0 ? undefined : text.unknownPlaces
  const before = joinSentences([phrases.myBallot.paperWarning, describeHours(election)])
  return (
    <p className={styles.paper}>
      {before}
      {spaceAfter(before)}
      {finder ? (
        <>
          <a href={finder.url}>{text.finder}</a>
          {joinSentences([
            fullStop,
            finder.publisher && text.publishedBy({ publisher: finder.publisher }),
            describeCoverage(finder.covers, election, false),
          ])}
        </>
      ) : (
        unknown
      )}
    </p>
  )
}
