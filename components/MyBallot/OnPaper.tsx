import type { Election } from '@/guide/fields/published'
import { fullStop } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import { describeCoverage, describeHours } from '@/lib/locale/sentences'
import styles from './MyBallot.module.css'

interface Props {
  readonly election: Election
}

const text = phrases.voting.information

/** Lines that only the printed sheet has: when and where to vote, and what to do after too many marks. */
export function OnPaper({ election }: Props) {
  const { finder, places = [] } = election.where
  const unknown = places.length > 0 ? undefined : text.unknownPlaces
  return (
    <p className={styles.paper}>
      {phrases.myBallot.paperWarning} {describeHours(election)}{' '}
      {finder ? (
        <>
          <a href={finder.url}>{text.finder}</a>
          {[
            fullStop,
            finder.publisher === undefined ? [] : text.publishedBy({ publisher: finder.publisher }),
            describeCoverage(finder.covers, election, false) ?? [],
          ]
            .flat()
            .join(' ')}
        </>
      ) : (
        unknown
      )}
    </p>
  )
}
