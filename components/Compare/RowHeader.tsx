import { href, paths } from '@/lib/paths'
import type { Candidate } from '@/guide/fields/published'
import { CandidateOutcome } from '@/components/CandidateOutcome/CandidateOutcome'
import { MarkToggle } from '@/components/MarkToggle/MarkToggle'
import { PersonName } from '@/components/PersonName/PersonName'
import { describeRow, type SharedFacts } from './describeRow'
import styles from './Compare.module.css'

interface Props {
  readonly candidate: Candidate
  readonly race: SharedFacts
}

/** A candidate's name and facts. The script removes what has `data-reveals` while names are hidden. */
export function RowHeader({ candidate, race }: Props) {
  return (
    <div className={styles.who}>
      <div className={styles.choice}>
        {race.hasVote && !candidate.withdrawn ? (
          <div data-reveals="">
            <MarkToggle contest={candidate.race} choice={candidate.id} name={candidate.name} isCompact />
          </div>
        ) : null}
        <a className={styles.name} href={href(paths.profile(candidate.id))} data-person="">
          <PersonName {...candidate} />
        </a>
      </div>
      <div className={styles.facts} data-reveals="">
        {describeRow(candidate, race).map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {race.hasResults ? (
          <p className={styles.outcome}>
            <CandidateOutcome candidate={candidate} isUndecided={race.isUndecided} />
          </p>
        ) : null}
      </div>
    </div>
  )
}
