import type { ReactNode } from 'react'
import { ContactLink, TelephoneLink } from '@/components/parts/ContactLink/ContactLink'
import { FactRow } from '@/components/parts/FactList/FactList'
import list from '@/components/parts/FactList/FactList.module.css'
import { Oval } from '@/components/parts/Oval/Oval'
import { spaceElements } from '@/components/parts/Phrase/Phrase'
import { type Numbers, SourceNumbers } from '@/components/parts/SourceList/SourceList'
import { describeResult, hasWon } from '@/components/candidate/CandidateOutcome/CandidateOutcome'
import type { CandidacyFacts } from '@/guide/ask/candidacies'
import type { ProfileContent } from '@/guide/ask/pages/profile'
import type { Candidate, Source } from '@/guide/fields/published'
import { profileIds } from '@/guide/words/facts'
import { describeRunningMates, describeUnknownParty } from '@/guide/words/descriptions'
import { formatDate } from '@/lib/locale/dates'
import { ltr } from '@/lib/locale/direction'
import { joinSentences } from '@/lib/locale/sentences'
import { formatList } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
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
  const { candidacy, race, rows, namesParties, results } = facts
  const { position, incumbent, runningMates, withdrawn, votes } = candidacy
  const { partySource } = candidate ?? {}
  const describeVotes = race.ranks === undefined ? text.votes : phrases.results.firstChoices
  const addSources = (label: string, sources: readonly Source[] | undefined): ReactNode =>
    sources ? [label, ' ', <SourceNumbers key="sources" sources={sources} numbers={numbers} isBare />] : label
  return (
    <dl className={list.cells}>
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
      {candidate && rows.party ? (
        <FactRow
          id={profileIds.party}
          label={addSources(text.partyLabel, partySource && [partySource])}
          detail={partySource ? null : describeUnknownParty(candidate.research)}
        >
          {text.withYear({ text: candidate.party, year: candidate.partyYear?.toString() })}
        </FactRow>
      ) : null}
      {rows.incumbent ? <FactRow label={text.incumbentLabel}>{describeIncumbent(incumbent)}</FactRow> : null}
      {earlier && rows.earlier ? (
        <FactRow label={text.alsoRanLabel}>
          {earlier.length === 0 ? text.notKnown : spaceElements(earlier.map(renderEarlier))}
        </FactRow>
      ) : null}
      {candidate
        ? rows.links.map((kind) => (
            <FactRow key={kind} label={text.linkLabels[kind]}>
              {renderLink(kind, candidate.links?.[kind])}
            </FactRow>
          ))
        : null}
      {rows.ballot ? (
        <FactRow id={profileIds.ballot(race.id)} label={addSources(text.ballotLabel, withdrawn?.sources)}>
          {describePlace(facts)}
        </FactRow>
      ) : null}
      {rows.result ? (
        <FactRow
          id={profileIds.result(race.id)}
          label={addSources(text.resultLabel, race.noVote?.sources)}
          detail={
            race.noVote ? null : (
              <>
                {results?.isUnofficial ? `${text.unofficial} ` : null}
                <a href={href(paths.results)}>{text.resultSources}</a>
              </>
            )
          }
        >
          <ResultLabel facts={facts} />
        </FactRow>
      ) : null}
      {rows.votes ? (
        <FactRow label={text.votesLabel}>
          {votes === undefined ? text.notKnown : describeVotes({ count: votes })}
        </FactRow>
      ) : null}
    </dl>
  )
}

export function describeIncumbent(incumbent: boolean | undefined): string {
  if (incumbent === undefined) return text.notKnown
  return incumbent ? text.yes : text.no
}

function renderEarlier({ when, races, address }: ProfileContent['earlier'][number]) {
  return (
    <a key={address} className={styles.earlier} href={address}>
      {text.alsoRan({ when, races: formatList(races) })}
    </a>
  )
}

/** The text is the address without the scheme and a final slash. A link is no recommendation, so search engines get `nofollow`. */
function renderLink(kind: CandidacyFacts['rows']['links'][number], value: string | undefined): ReactNode {
  if (value === undefined) return text.notKnown
  if (kind === 'email') return <ContactLink contact={value} />
  if (kind === 'phone') return <TelephoneLink phone={value} />
  return (
    <a href={value} dir={ltr} rel="nofollow noopener">
      {value.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </a>
  )
}

function describePlace({ candidacy: { withdrawn, writeIn }, race }: CandidacyFacts): string {
  const sentences: string[] = []
  if (withdrawn) sentences.push(text.withdrew({ date: withdrawn.date && formatDate(withdrawn.date) }))
  if (withdrawn?.onBallot !== undefined) sentences.push(withdrawn.onBallot ? text.onBallot : text.notOnBallot)
  if (writeIn) sentences.push(text.writeIn)
  if (sentences.length > 0) return joinSentences(sentences)
  return race.noVote ? text.noVote : text.onBallot
}

/** The outcome for a candidate after an oval, which is filled in for those who won. */
export function ResultLabel({ facts }: { readonly facts: Pick<CandidacyFacts, 'candidacy' | 'race' | 'results'> }) {
  const { result, withdrawn } = facts.candidacy
  const { pending, asOf } = facts.results ?? {}
  return (
    <span className={styles.result}>
      <Oval filled={hasWon(result)} />{' '}
      {withdrawn && !result ? text.results.withdrawn : describeResult(result, pending, asOf, facts.race.advance?.date)}
    </span>
  )
}
