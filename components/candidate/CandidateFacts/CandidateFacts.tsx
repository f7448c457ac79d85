import { phrases } from '@/lib/locale/phrases'
import { describeRunningMates } from '@/guide/words/sentences'
import type { Candidate } from '@/guide/fields/published'
import type { CandidacyFacts } from '@/guide/ask/candidacies'
import type { ProfileContent } from '@/guide/ask/pages/profile'
import { FactList, FactRow } from '@/components/parts/FactList/FactList'
import type { Numbers } from '@/components/parts/SourceList/SourceNumbers'
import { profileIds } from '@/guide/words/facts'
import { href, paths } from '@/lib/paths'
import { describeResult, hasWon } from '@/components/candidate/CandidateOutcome/CandidateOutcome'
import { Oval } from '@/components/parts/Oval/Oval'
import { BallotRow, EarlierRow, LabelWithSources, LinkRow, PartyRow } from './rows'
import styles from './CandidateFacts.module.css'

interface Props {
  readonly facts: CandidacyFacts
  readonly numbers: Numbers
  /** Whose party and links to show. Leave out to show the facts of the candidacy only. */
  readonly candidate?: Pick<Candidate, 'party' | 'partyYear' | 'partySource' | 'research' | 'links'>
  /** With the facts of the candidate. */
  readonly earlier?: ProfileContent['earlier']
}

const text = phrases.profile

export function CandidateFacts({ facts, numbers, candidate, earlier }: Props) {
  const { candidacy, race, rows, namesParties } = facts
  const { position, incumbent, runningMates, votes } = candidacy
  const describeVotes = race.ranks === undefined ? text.votes : phrases.results.firstChoices
  return (
    <FactList layout="cells">
      <FactRow
        label={text.positionLabel}
        detail={namesParties === undefined ? null : namesParties ? text.partisanRace : text.nonpartisanRace}
      >
        {position}
      </FactRow>
      {rows.runningMates ? (
        <FactRow label={text.runningMatesLabel({ count: runningMates?.length ?? 1 })}>
          {runningMates ? describeRunningMates(runningMates) : text.notKnown}
        </FactRow>
      ) : null}
      {candidate && rows.party ? <PartyRow candidate={candidate} numbers={numbers} /> : null}
      {rows.incumbent ? <FactRow label={text.incumbentLabel}>{describeIncumbent(incumbent)}</FactRow> : null}
      {earlier && rows.earlier ? <EarlierRow earlier={earlier} /> : null}
      {candidate ? rows.links.map((kind) => <LinkRow key={kind} kind={kind} links={candidate.links} />) : null}
      {rows.ballot ? <BallotRow facts={facts} numbers={numbers} /> : null}
      {rows.result ? <ResultRow facts={facts} numbers={numbers} /> : null}
      {rows.votes ? (
        <FactRow label={text.votesLabel}>
          {votes === undefined ? text.notKnown : describeVotes({ count: votes })}
        </FactRow>
      ) : null}
    </FactList>
  )
}

export function describeIncumbent(incumbent: boolean | undefined): string {
  if (incumbent === undefined) return text.notKnown
  return incumbent ? text.yes : text.no
}

function ResultRow({ facts, numbers }: Pick<Props, 'facts' | 'numbers'>) {
  const { race, results } = facts
  const detail = race.noVote ? null : (
    <>
      {results?.isUnofficial ? `${text.unofficial} ` : null}
      <a href={href(paths.results)}>{text.resultSources}</a>
    </>
  )
  return (
    <FactRow
      id={profileIds.result(race.id)}
      label={<LabelWithSources sources={race.noVote?.sources} numbers={numbers} text={text.resultLabel} />}
      detail={detail}
    >
      <ResultLabel facts={facts} />
    </FactRow>
  )
}

/** The outcome for a candidate after an oval, which is filled in for those who won. */
export function ResultLabel({ facts }: { readonly facts: Pick<CandidacyFacts, 'candidacy' | 'race' | 'results'> }) {
  const { result, withdrawn } = facts.candidacy
  const { pending, asOf } = facts.results ?? {}
  return (
    <span className={styles.result}>
      <Oval filled={hasWon(result)} />{' '}
      {withdrawn && !result
        ? phrases.profile.results.withdrawn
        : describeResult(result, pending, asOf, facts.race.advance?.date)}
    </span>
  )
}
