import { formatLongDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { describeStatus } from '@/lib/locale/sentences'
import type { Results } from '@/guide/fields/published'
import type { ElectionOffice, RaceResults } from '@/guide/ask/views/races'
import { Phrase } from '@/components/Phrase/Phrase'
import { describeTotals, describeTurnout } from './describeResults'
import styles from './ResultsPage.module.css'

interface Props {
  readonly electionDate: string
  readonly results?: Results
  readonly races: readonly RaceResults[]
  /** Readers can ask it for vote totals that the guide does not have. */
  readonly office?: ElectionOffice
}

const text = phrases.results

export function ResultFacts({ electionDate, results, races, office }: Props) {
  const votes = describeTotals(races)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{phrases.landing.electionDay}</dt>
        <dd className={styles.date}>{formatLongDate(electionDate)}</dd>
      </div>
      {results ? (
        <>
          <div>
            <dt>{text.status}</dt>
            <dd>{describeStatus(results)}</dd>
          </div>
          <div>
            <dt>{text.votes}</dt>
            <dd>
              {votes}
              {office && votes !== text.knownVotes ? (
                <>
                  {' '}
                  <Phrase text={text.askOffice} parts={{ office: <a href={office.address}>{office.name}</a> }} />
                </>
              ) : null}
            </dd>
          </div>
          <div>
            <dt>{text.turnout}</dt>
            <dd>{describeTurnout(results)}</dd>
          </div>
        </>
      ) : null}
    </dl>
  )
}
