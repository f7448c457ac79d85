import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import type { Candidacy, Candidate, Race } from '@/guide/fields/published'
import type { CandidacyFacts } from '@/guide/ask/views/candidates'
import { CandidateLink } from '@/components/CandidateLinks/CandidateLinks'
import { FactList, FactRow } from '@/components/FactList/FactList'
import { Phrase } from '@/components/Phrase/Phrase'
import { ShortCitation } from '@/components/SourceList/ShortCitations'
import { href, paths } from '@/lib/paths'
import { describeResult, isElected } from '@/components/CandidateOutcome/CandidateOutcome'
import { Oval } from '@/components/Oval/Oval'
import styles from './CandidateFacts.module.css'

interface Props {
  readonly facts: CandidacyFacts
  /** Whose party and website to show. Leave out to show the facts of the candidacy only. */
  readonly candidate?: Pick<Candidate, 'party' | 'partyYear' | 'partySource' | 'links'>
}

const text = phrases.profile

export function CandidateFacts({ facts, candidate }: Props) {
  const { candidacy, race, rows, namesParties } = facts
  const { position, incumbent, votes } = candidacy
  const website = candidate?.links?.website
  return (
    <FactList layout="cells">
      <FactRow
        label={text.positionLabel}
        detail={namesParties === undefined ? null : namesParties ? text.partisanRace : text.nonpartisanRace}
      >
        {position}
      </FactRow>
      {candidate ? <PartyRow {...candidate} /> : null}
      {rows.incumbent ? <FactRow label={text.incumbentLabel}>{describeIncumbent(incumbent)}</FactRow> : null}
      {candidate && rows.website ? (
        <FactRow label={text.linkLabels.website}>
          {website === undefined ? text.notKnown : <CandidateLink kind="website" value={website} />}
        </FactRow>
      ) : null}
      {rows.ballot ? <FactRow label={text.ballotLabel}>{describePlace(candidacy, race)}</FactRow> : null}
      {rows.result ? <ResultRow facts={facts} /> : null}
      {rows.votes ? (
        <FactRow label={text.votesLabel}>{votes === undefined ? text.notKnown : text.votes(votes)}</FactRow>
      ) : null}
    </FactList>
  )
}

export function describeIncumbent(incumbent: boolean | undefined): string {
  if (incumbent === undefined) return text.notKnown
  return incumbent ? text.yes : text.no
}

function PartyRow({ party, partyYear, partySource }: NonNullable<Props['candidate']>) {
  const detail = partySource ? (
    <Phrase text={text.partySource} parts={{ source: <ShortCitation source={partySource} /> }} />
  ) : (
    text.noParty
  )
  return (
    <FactRow label={text.partyLabel} detail={detail}>
      {text.withYear(party, partyYear)}
    </FactRow>
  )
}

/** Describes a candidate's place on the ballot, as sentences for the page. */
function describePlace(
  { withdrawn, writeIn }: Pick<Candidacy, 'withdrawn' | 'writeIn'>,
  { noVote }: Pick<Race, 'noVote'>,
): string {
  const sentences: string[] = []
  if (withdrawn) sentences.push(text.withdrew(withdrawn.date && formatDate(withdrawn.date)))
  if (withdrawn?.onBallot !== undefined) sentences.push(withdrawn.onBallot ? text.onBallot : text.notOnBallot)
  if (writeIn) sentences.push(text.writeIn)
  if (sentences.length > 0) return sentences.join(' ')
  return noVote ? text.noVote : text.onBallot
}

function ResultRow({ facts }: { readonly facts: CandidacyFacts }) {
  const { race, results } = facts
  const detail = race.noVote ? (
    race.noVote.sources.map((source) => (
      <Phrase key={source.id} text={text.acclaimedSource} parts={{ source: <ShortCitation source={source} /> }} />
    ))
  ) : (
    <>
      {results?.isUnofficial ? `${text.unofficial} ` : null}
      <a href={href(paths.results)}>{text.resultSources}</a>
    </>
  )
  return (
    <FactRow label={text.resultLabel} detail={detail}>
      <ResultLabel facts={facts} />
    </FactRow>
  )
}

/** The outcome for a candidate after an oval, which is filled in for those elected. */
export function ResultLabel({ facts }: { readonly facts: Pick<CandidacyFacts, 'candidacy' | 'results'> }) {
  const { result, withdrawn } = facts.candidacy
  const { isUndecided = false, asOf } = facts.results ?? {}
  return (
    <span className={styles.result}>
      <Oval filled={isElected(result)} />{' '}
      {withdrawn && !result ? phrases.profile.results.withdrawn : describeResult(result, isUndecided, asOf)}
    </span>
  )
}
