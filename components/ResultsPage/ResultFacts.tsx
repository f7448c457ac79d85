import { formatLongDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import type { Results } from '@/data/schema/published'
import type { RaceResults } from '@/data/views/races'
import { describeStatus, describeVotes } from './describeResults'
import styles from './ResultsPage.module.css'

interface Props {
  /** `YYYY-MM-DD`. */
  readonly electionDate: string
  readonly results?: Results
  readonly races: readonly RaceResults[]
}

const text = phrases.results

/** The date and, once there are results, their status and completeness. Renders a `<dl>`. */
export function ResultFacts({ electionDate, results, races }: Props) {
  const turnout = results?.turnout
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text.electionDay}</dt>
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
            <dd>{describeVotes(races)}</dd>
          </div>
          <div>
            <dt>{text.turnout}</dt>
            <dd>{turnout ? text.ballots(turnout.ballots, turnout.registered) : text.unknownTurnout}</dd>
          </div>
        </>
      ) : null}
    </dl>
  )
}
