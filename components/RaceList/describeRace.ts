import type { Race } from '@/data/types'

/** A race in a sentence or two: how many run, and how many one may vote for. */
export function describeRace({ voteFor }: Race, running: number): string {
  const vote = voteFor === 1 ? 'You can vote for 1.' : `You can vote for up to ${voteFor}.`
  if (running === 0) return `No candidates. ${vote}`
  if (running === 1) return `1 candidate. Nobody else is running. ${vote}`
  return `${running} candidates. ${vote}`
}
