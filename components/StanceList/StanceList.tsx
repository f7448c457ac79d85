import { formatDate } from '@/lib/locale/dates'
import { href, paths } from '@/lib/paths'
import type { Candidate } from '@/data/schema/published'
import { describeStanceYear } from './describeStanceYear'
import styles from './StanceList.module.css'

interface Props {
  readonly candidate: Candidate
  /** `YYYY-MM-DD`. Stances from other years show their year. */
  readonly electionDate: string
  /** On a stance's page, the number of that stance. The list then includes the texts of the other stances. */
  readonly current?: number
}

/** Links to a candidate's stances, or the reason why there are none. Renders an `<ol>` or a `<p>`. */
export function StanceList({ candidate: { id, stances, noStances }, electionDate, current }: Props) {
  if (stances.length === 0)
    return <p className={styles.empty}>{noStances ? explainNoStances(noStances) : 'No position is known.'}</p>
  return (
    <ol className={styles.list}>
      {stances.map((stance) => {
        const year = describeStanceYear(stance, electionDate)
        return (
          <li key={stance.number}>
            <a
              className={styles.stance}
              href={href(paths.stance(id, stance.number))}
              aria-current={stance.number === current ? 'page' : undefined}
              data-main-path={current === undefined && stance.number === 1 ? true : undefined}
            >
              <span>
                <span data-link-text>{stance.title}</span>
                {year ? <span className={styles.year}>{year}</span> : null}
              </span>
            </a>
            {current !== undefined && stance.number !== current ? <p className={styles.text}>{stance.text}</p> : null}
          </li>
        )
      })}
    </ol>
  )
}

function explainNoStances({ reason, asOf }: NonNullable<Candidate['noStances']>): string {
  const sentences = {
    'none found': 'We found no position of this candidate',
    'did not respond': 'The candidate did not respond to our questions',
    declined: 'The candidate declined to answer our questions',
    'not asked': 'We have not asked this candidate yet',
    'guide does not ask': 'This guide does not ask candidates for positions',
    'election over': 'The election is over, and we collected no positions of this candidate',
  }
  return asOf ? `${sentences[reason]}, as of ${formatDate(asOf)}.` : `${sentences[reason]}.`
}
