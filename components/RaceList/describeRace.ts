/** Describes races in sentences. */
import { phrases } from '@/lib/locale/phrases'
import type { Race } from '@/data/schema/published'

const text = phrases.races

/**
 * Everything about a race in one paragraph, like `12 candidates. You can vote for up to 7.`
 * @param nonpartisanElection true if the election's ballot names no parties
 */
export function describeRace(race: Race, candidateCount: number, nonpartisanElection: boolean): string {
  return [
    describeCandidateCount(candidateCount),
    describeVoteLimit(race, candidateCount),
    ...describeTerms(race, nonpartisanElection),
  ].join(' ')
}

/** Number of candidates in a race, as a sentence. */
export function describeCandidateCount(count: number): string {
  return text.candidates(count)
}

/** Number of candidates that each voter may vote for and, if different, of seats. Or why no vote is held. */
export function describeVoteLimit({ voteFor, seats, noVote }: Race, candidateCount: number): string {
  if (noVote?.reason === 'canceled') return text.canceled
  if (noVote || voteFor === undefined) return candidateCount > 0 ? text.acclaimed : text.acclaimedWithoutCandidates
  const sentences = [text.voteFor(voteFor), ...(seats === undefined || seats === voteFor ? [] : [text.seats(seats)])]
  return sentences.join(' ')
}

/** Sentences about the term, parties if they differ from the rest of the ballot, and write-ins. */
export function describeTerms(race: Race, nonpartisanElection: boolean): readonly string[] {
  const { term, unexpired, partisan, writeIns, noVote, seats, voteFor } = race
  return [
    ...(term === undefined ? [] : [text.term(term)]),
    ...(unexpired ? [text.unexpired(seats ?? voteFor ?? 1)] : []),
    // Parties are on the ballot, and names are written in, only if there is one.
    ...(noVote ? [] : describeBallot(partisan, writeIns, nonpartisanElection)),
  ]
}

function describeBallot(
  partisan: boolean | undefined,
  writeIns: boolean | undefined,
  nonpartisanElection: boolean,
): readonly string[] {
  const differs = partisan !== undefined && partisan === nonpartisanElection
  return [
    ...(differs ? [partisan ? text.partisan : text.nonpartisan] : []),
    ...(writeIns === undefined ? [] : [writeIns ? text.writeIns : text.noWriteIns]),
  ]
}
