import type { Race } from '@/data/schema/published'

/** A race in a sentence or two: how many run, and how many one may vote for. */
export function describeRace(race: Race, running: number): string {
  return `${describeRunning(running)} ${describeVote(race)}`
}

/** How many run in a race. */
export function describeRunning(running: number): string {
  if (running === 0) return 'No candidates.'
  if (running === 1) return '1 candidate. Nobody else is running.'
  return `${running} candidates.`
}

/** How many a voter may vote for in a race. */
export function describeVote({ voteFor }: Race): string {
  return voteFor === 1 ? 'You can vote for 1.' : `You can vote for up to ${voteFor}.`
}
