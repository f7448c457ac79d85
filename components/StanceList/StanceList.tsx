import { foreignLanguage } from '@/lib/locale/foreignLanguage'
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Candidate, Stance } from '@/data/schema/published'
import { describeStatement } from './describeStatement'
import styles from './StanceList.module.css'

interface Props {
  readonly candidate: Candidate
  /** `YYYY-MM-DD`. Stances from other years show their year. */
  readonly electionDate: string
  /** On a stance's page, the number of that stance. The list then includes the texts of the other stances. */
  readonly current?: number
}

/** Links to a candidate's stances, or the reason why there are none. Renders an `<ol>` or a `<p>`. */
export function StanceList({ candidate, electionDate, current }: Props) {
  const { id, stances } = candidate
  if (stances.length === 0) return <p className={styles.empty}>{explainNoStances(candidate)}</p>
  return (
    <ol className={styles.list}>
      {stances.map((stance) => (
        <li key={stance.number}>
          <a
            className={styles.stance}
            href={href(paths.stance(id, stance.number))}
            aria-current={stance.number === current ? 'page' : undefined}
            data-main-path={current === undefined && stance.number === 1 ? true : undefined}
          >
            <StanceTitle stance={stance} electionDate={electionDate} />
          </a>
          {current !== undefined && stance.number !== current ? (
            <p className={styles.text} lang={foreignLanguage(stance.language)}>
              {stance.text}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

function StanceTitle({ stance, electionDate }: { readonly stance: Stance; readonly electionDate: string }) {
  const made = describeStatement(stance, electionDate)
  return (
    <span>
      <span data-link-text lang={foreignLanguage(stance.language)}>
        {stance.title}
      </span>
      {made ? <span className={styles.made}>{made}</span> : null}
    </span>
  )
}

function explainNoStances({ noStances, positions }: Candidate): string {
  if (!noStances) return phrases.profile.noStancesGiven
  const asOf = noStances.asOf && formatDate(noStances.asOf)
  return noStances.reason === 'none found' && positions.length > 0
    ? phrases.profile.foundNoKeyStance(asOf)
    : phrases.profile.noStances(noStances.reason, asOf)
}
