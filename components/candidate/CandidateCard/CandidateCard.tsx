import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { href, paths } from '@/lib/paths'
import type { Candidate } from '@/guide/fields/published'
import { CandidateOutcome, describeMark, type Pending } from '@/components/candidate/CandidateOutcome/CandidateOutcome'
import { Oval } from '@/components/parts/Oval/Oval'
import { BallotName } from '@/components/parts/PersonName/BallotName'
import { Portrait } from '@/components/parts/Portrait/Portrait'
import { describeNoStances, findOtherYear } from '@/components/parts/Statement/describeStatement'
import styles from './CandidateCard.module.css'
import { phrases } from '@/lib/locale/phrases'

interface CardRace {
  /** True if the party of somebody is known. */
  readonly hasParties: boolean
  /** True if it is known of somebody whether they are an incumbent. */
  readonly hasIncumbents: boolean
  readonly hasResults: boolean
  readonly pending?: Pending
  readonly hasVote: boolean
  /** `YYYY-MM-DD`. Stances from other years show their year. */
  readonly electionDate: string
}

interface Props {
  /** A candidate with the fields of the candidacy in the race of the list. */
  readonly candidate: Candidate
  readonly race: CardRace
}

/** A candidate in a list: portrait, name, position, facts, result and the first key stances. */
export function CandidateCard({ candidate, race }: Props) {
  const { id, src, photo, photoFocus, name, position, stances } = candidate
  const { hasResults, pending } = race
  return (
    <a className={styles.card} href={href(paths.profile(id))}>
      <Portrait src={src} photo={photo} focus={photoFocus} name={name} />
      <span className={styles.name}>
        <BallotName {...candidate} />
      </span>{' '}
      <span className={styles.position}>{position}</span>{' '}
      <span className={styles.facts}>
        {describeFacts(candidate, race).map((line) => (
          <span key={line}>{line} </span>
        ))}{' '}
        <b>{describeMark(candidate)}</b>
      </span>{' '}
      <span className={styles.result}>
        {hasResults ? <CandidateOutcome candidate={candidate} pending={pending} /> : null}
        {canBeMarked(candidate, race) ? (
          <span className={styles.toMark}>
            <Oval />
          </span>
        ) : null}
      </span>{' '}
      <span className={styles.stances}>
        {stances.length === 0 ? <span>{describeNoStances(candidate)}</span> : null}
        {stances.slice(0, 2).map((stance) => (
          <span key={stance.number} lang={findForeignLanguage(stance.language)}>
            {text.withYear({ text: stance.title, year: findOtherYear(stance.date, race.electionDate) })}{' '}
          </span>
        ))}
      </span>
    </a>
  )
}

/** True if the ballot has an oval for the candidate, and nobody has been elected yet. */
function canBeMarked({ writeIn, withdrawn }: Candidate, { hasResults, hasVote }: CardRace): boolean {
  return !hasResults && hasVote && !writeIn && (!withdrawn || withdrawn.onBallot === true)
}

const text = phrases.profile

/** Party with its year, then incumbency. Each only if it is known of somebody in the race. */
export function describeFacts(
  { party, partyYear, incumbent }: Pick<Candidate, 'party' | 'partyYear' | 'incumbent'>,
  { hasParties, hasIncumbents }: Pick<CardRace, 'hasParties' | 'hasIncumbents'>,
): readonly string[] {
  const incumbency = incumbent ? text.incumbent : text.notIncumbent
  return [
    ...(hasParties ? [text.cardParty({ party: text.withYear({ text: party, year: partyYear?.toString() }) })] : []),
    ...(hasIncumbents ? [incumbent === undefined ? text.incumbencyNotKnown : incumbency] : []),
  ]
}
