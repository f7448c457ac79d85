import { Fragment } from 'react'
import { formatDate } from '@/lib/locale/dates'
import { formatList } from '@/lib/locale/lists'
import { describeUnknownParty } from '@/guide/words/sentences'
import { phrases } from '@/lib/locale/phrases'
import { profileIds } from '@/guide/words/facts'
import type { Candidacy, Candidate, Race, Source } from '@/guide/fields/published'
import type { CandidacyFacts } from '@/guide/ask/candidacies'
import type { ProfileContent } from '@/guide/ask/pages/profile'
import { FactRow } from '@/components/parts/FactList/FactList'
import { SourceNumbers, type Numbers } from '@/components/parts/SourceList/SourceNumbers'
import { CandidateLink } from './CandidateLink'
import { joinSentences } from '@/lib/locale/joinSentences'
import styles from './CandidateFacts.module.css'

interface Props {
  readonly facts: CandidacyFacts
  readonly candidate: Pick<Candidate, 'party' | 'partyYear' | 'partySource' | 'research'>
  readonly numbers: Numbers
}

interface LinkProps extends Pick<Candidate, 'links'> {
  readonly kind: CandidacyFacts['rows']['links'][number]
}

const text = phrases.profile

export function PartyRow({ candidate, numbers }: Pick<Props, 'candidate' | 'numbers'>) {
  const { party, partyYear, partySource, research } = candidate
  return (
    <FactRow
      id={profileIds.party}
      label={<LabelWithSources sources={partySource && [partySource]} numbers={numbers} text={text.partyLabel} />}
      detail={partySource ? null : describeUnknownParty(research)}
    >
      {text.withYear({ text: party, year: partyYear?.toString() })}
    </FactRow>
  )
}

interface LabelProps extends Pick<Props, 'numbers'> {
  readonly text: string
  readonly sources: readonly Source[] | undefined
}

export function LabelWithSources({ text: label, sources, numbers }: LabelProps) {
  return (
    <>
      {label}
      {sources ? (
        <>
          {' '}
          <SourceNumbers sources={sources} numbers={numbers} isBare />
        </>
      ) : null}
    </>
  )
}

export function LinkRow({ kind, links }: LinkProps) {
  const value = links?.[kind]
  return (
    <FactRow label={text.linkLabels[kind]}>
      {value === undefined ? text.notKnown : <CandidateLink kind={kind} value={value} />}
    </FactRow>
  )
}

export function EarlierRow({ earlier }: Pick<ProfileContent, 'earlier'>) {
  return (
    <FactRow label={text.alsoRanLabel}>
      {earlier.length === 0
        ? text.notKnown
        : earlier.map(({ when, races, address }) => (
            <Fragment key={address}>
              <a className={styles.earlier} href={address}>
                {text.alsoRan({ when, races: formatList(races) })}
              </a>{' '}
            </Fragment>
          ))}
    </FactRow>
  )
}

export function BallotRow({ facts: { candidacy, race }, numbers }: Pick<Props, 'facts' | 'numbers'>) {
  return (
    <FactRow
      id={profileIds.ballot(race.id)}
      label={<LabelWithSources sources={candidacy.withdrawn?.sources} numbers={numbers} text={text.ballotLabel} />}
    >
      {describePlace(candidacy, race)}
    </FactRow>
  )
}

/** Describes a candidate's place on the ballot, as sentences for the page. */
function describePlace(
  { withdrawn, writeIn }: Pick<Candidacy, 'withdrawn' | 'writeIn'>,
  { noVote }: Pick<Race, 'noVote'>,
): string {
  const sentences: string[] = []
  if (withdrawn) sentences.push(text.withdrew({ date: withdrawn.date && formatDate(withdrawn.date) }))
  if (withdrawn?.onBallot !== undefined) sentences.push(withdrawn.onBallot ? text.onBallot : text.notOnBallot)
  if (writeIn) sentences.push(text.writeIn)
  if (sentences.length > 0) return joinSentences(sentences)
  return noVote ? text.noVote : text.onBallot
}
