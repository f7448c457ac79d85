import { formatLongDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { describeStatus } from '@/lib/locale/sentences'
import type { Results } from '@/guide/fields/published'
import type { ElectionOffice, RaceResults } from '@/guide/ask/views/races'
import { FactRow } from '@/components/FactList/FactList'
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
      <FactRow label={phrases.landing.electionDay}>
        <span className={styles.date}>{formatLongDate(electionDate)}</span>
      </FactRow>
      {results ? (
        <>
          <FactRow label={text.status}>{describeStatus(results)}</FactRow>
          <FactRow label={text.votes}>
            {office && votes !== text.knownVotes ? (
              <Phrase
                text={`${votes} ${text.askOffice}`}
                parts={{ office: <a href={office.address}>{office.name}</a> }}
              />
            ) : (
              votes
            )}
          </FactRow>
          <FactRow label={text.turnout}>{describeTurnout(results)}</FactRow>
        </>
      ) : null}
    </dl>
  )
}
