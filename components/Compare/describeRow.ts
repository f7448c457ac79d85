import { phrases } from '@/lib/locale/phrases'
import type { Candidate } from '@/guide/fields/published'
import type { CardRace } from '@/components/CandidateCard/CandidateCard'
import { describeFacts } from '@/components/CandidateCard/describeCard'
import { describeMark, describeResult } from '@/components/CandidateOutcome/CandidateOutcome'

export type SharedFacts = Omit<CardRace, 'electionDate'>

const text = phrases.profile

/** Party, incumbency if it is known of somebody in the race, and whether the candidate withdrew or is a write-in. */
export function describeRow(candidate: Candidate, race: SharedFacts): readonly string[] {
  const mark = describeMark(candidate)
  return [...describeFacts(candidate, race), ...(mark ? [mark] : [])]
}

export function describeRowInPrint(candidate: Candidate, race: SharedFacts): string {
  const { result, withdrawn } = candidate
  const outcome = describeResult(result, race.isUndecided)
  const isShown = race.hasResults && !(result === undefined && withdrawn)
  return text.join([...describeRow(candidate, race), ...(isShown ? [outcome] : [])])
}
