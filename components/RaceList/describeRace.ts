/** Describes races in sentences. */
import { phrases } from '@/lib/locale/phrases'
import type { Race } from '@/guide/fields/published'
import type { BallotRace } from '@/guide/ask/views/races'

const text = phrases.races

/** Sentences about the term, and parties if they differ from the rest of the ballot. */
export function describeTerms(race: Race, nonpartisanElection: boolean): readonly string[] {
  const { term, unexpired, partisan, noVote, seats, voteFor } = race
  const differs = !noVote && partisan !== undefined && partisan === nonpartisanElection
  return [
    ...(term === undefined ? [] : [text.term(term)]),
    ...(unexpired ? [text.unexpired(seats ?? voteFor ?? 1)] : []),
    ...(differs ? [partisan ? text.partisan : text.nonpartisan] : []),
  ]
}

/** Why a race has no vote; undefined if it has one. */
export function describeNoVote({
  race: { noVote },
  candidates,
}: Pick<BallotRace, 'race' | 'candidates'>): string | undefined {
  if (!noVote) return undefined
  const isEmpty = noVote.reason === 'acclaimed' && candidates.length === 0
  return text.noVote[isEmpty ? 'acclaimedWithoutCandidates' : noVote.reason]
}
