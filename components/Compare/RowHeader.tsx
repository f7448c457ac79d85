import { href, paths } from '@/lib/paths'
import type { Candidate } from '@/guide/fields/published'
import { CandidateOutcome, describeMark, describeResult } from '@/components/CandidateOutcome/CandidateOutcome'
import { MarkToggle } from '@/components/MarkToggle/MarkToggle'
import { PersonName } from '@/components/PersonName/PersonName'
import styles from './Compare.module.css'
import { phrases } from '@/lib/locale/phrases'
import { type CardRace, describeFacts } from '@/components/CandidateCard/CandidateCard'

/** A candidate's name and facts. The script removes what has `data-reveals` while names are hidden. */
export function RowHeader({ candidate, race }: { readonly candidate: Candidate; readonly race: SharedFacts }) {
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

export type SharedFacts = Omit<CardRace, 'electionDate'>

const text = phrases.profile

/** Party, incumbency if it is known of somebody in the race, and whether the candidate withdrew or is a write-in. */
function describeRow(candidate: Candidate, race: SharedFacts): readonly string[] {
  const mark = describeMark(candidate)
  return [...describeFacts(candidate, race), ...(mark ? [mark] : [])]
}

export function describeRowInPrint(candidate: Candidate, race: SharedFacts): string {
  const { result, withdrawn } = candidate
  const outcome = describeResult(result, race.isUndecided)
  const isShown = race.hasResults && !(result === undefined && withdrawn)
  return text.join([...describeRow(candidate, race), ...(isShown ? [outcome] : [])])
}
