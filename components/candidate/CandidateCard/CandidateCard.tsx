import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { href, paths } from '@/lib/paths'
import type { Candidate } from '@/guide/fields/published'
import type { BallotRace } from '@/guide/ask/ballotRaces'
import type { RaceSheetContent } from '@/guide/ask/pages/candidates'
import { CandidateOutcome, describeMark } from '@/components/candidate/CandidateOutcome/CandidateOutcome'
import { Oval } from '@/components/parts/Oval/Oval'
import { BallotName } from '@/components/parts/Ballot/Ballot'
import { Portrait } from '@/components/parts/Portrait/Portrait'
import { describeNoStances, findOtherYear } from '@/components/parts/Statement/Statement'
import styles from './CandidateCard.module.css'
import { phrases } from '@/lib/locale/phrases'

interface Props extends Pick<RaceSheetContent, 'ballotRace' | 'rows' | 'electionDate'> {
  /** A candidate with the fields of the candidacy in the race of the list. */
  readonly candidate: Candidate
}

export function CandidateCard({ candidate, ballotRace, rows, electionDate }: Props) {
  const { id, position, stances } = candidate
  const { hasResults, pending } = ballotRace
  return (
    <a className={styles.card} href={href(paths.profile(id))}>
      <Portrait {...candidate} />
      <span className={styles.name}>
        <BallotName {...candidate} />
      </span>{' '}
      <span className={styles.position}>{position}</span>{' '}
      <span className={styles.facts}>
        {describeFacts(candidate, rows).map((line) => (
          <span key={line}>{line} </span>
        ))}{' '}
        <b>{describeMark(candidate)}</b>
      </span>{' '}
      <span className={styles.result}>
        {hasResults ? <CandidateOutcome candidate={candidate} pending={pending} /> : null}
        {canBeMarked(candidate, ballotRace) ? (
          <span className={styles.toMark}>
            <Oval />
          </span>
        ) : null}
      </span>{' '}
      <span className={styles.stances}>
        {stances.length === 0 ? <span>{describeNoStances(candidate)}</span> : null}
        {stances.slice(0, 2).map((stance) => (
          <span key={stance.number} lang={findForeignLanguage(stance.language)}>
            {text.withYear({ text: stance.title, year: findOtherYear(stance.date, electionDate) })}{' '}
          </span>
        ))}
      </span>
    </a>
  )
}

/** True if the ballot has an oval for the candidate, and nobody has been elected yet. */
function canBeMarked({ writeIn, withdrawn }: Candidate, { hasResults, race }: BallotRace): boolean {
  return !hasResults && !race.noVote && !writeIn && (!withdrawn || withdrawn.onBallot === true)
}

const text = phrases.profile

/** Party with its year, then incumbency. Each only if it is known of somebody in the race. */
export function describeFacts(
  { party, partyYear, incumbent }: Pick<Candidate, 'party' | 'partyYear' | 'incumbent'>,
  rows: Pick<RaceSheetContent['rows'], 'party' | 'incumbent'>,
): readonly string[] {
  const incumbency = incumbent ? text.incumbent : text.notIncumbent
  return [
    ...(rows.party ? [text.cardParty({ party: text.withYear({ text: party, year: partyYear?.toString() }) })] : []),
    ...(rows.incumbent ? [incumbent === undefined ? text.incumbencyNotKnown : incumbency] : []),
  ]
}
