import type { Race } from '@/data/schema/published'

/** Number of candidates in a race and number of votes per voter, like `12 candidates. You can vote for up to 7.` */
export function describeRace(race: Race, candidateCount: number): string {
  return `${describeCandidateCount(candidateCount)} ${describeVoteLimit(race)}`
}

/** Number of candidates in a race, as a sentence. */
export function describeCandidateCount(count: number): string {
  if (count === 0) return 'No candidates.'
  if (count === 1) return '1 candidate. Nobody else is running.'
  return `${count} candidates.`
}

/** Number of candidates that each voter may vote for, as a sentence. */
export function describeVoteLimit({ voteFor, noVote }: Race): string {
  if (noVote || voteFor === undefined)
    return noVote?.reason === 'canceled' ? 'This race was canceled.' : 'No vote is held: every candidate is elected.'
  return voteFor === 1 ? 'You can vote for 1.' : `You can vote for up to ${voteFor}.`
}
