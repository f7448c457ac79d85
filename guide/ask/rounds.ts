/** The count of a race in which voters rank candidates. All functions are pure. */
import { getOwn } from '@/lib/getOwn'
import type { Guide, Race } from '@/guide/fields/published'
import { listCandidates } from './guide'

/** Returns the rounds of a count with everyone who was still in it. Undefined if they are not known. */
export function buildRounds(guide: Guide, { id: raceId }: Pick<Race, 'id'>) {
  const { rounds, exhausted, quota } = getOwn(guide.election.results?.votes, raceId) ?? {}
  if (!rounds) return undefined
  const people = listCandidates(guide, raceId).map(({ id, name, sortName, runningMates, result }) => {
    const votes = getOwn(rounds, id) ?? []
    return { id, name, sortName, runningMates, isElected: result === 'elected', votes, end: countRounds(votes) }
  })
  const last = Math.max(0, ...people.map(({ votes }) => votes.length))
  const findElection = (votes: readonly number[]) => {
    const reached = votes.findIndex((count) => quota !== undefined && count >= quota) + 1
    return reached === 0 ? last : reached
  }
  return {
    quota,
    rounds: Array.from({ length: last }, (_, index) => ({
      number: index + 1,
      rows: people
        // Somebody without a vote is eliminated in the first round.
        .filter(({ end }) => index < Math.max(1, end))
        .map(({ id, name, sortName, runningMates, isElected, votes, end }) => ({
          id,
          name,
          sortName,
          runningMates,
          votes: votes[index] ?? 0,
          change: index === 0 ? undefined : (votes[index] ?? 0) - (votes[index - 1] ?? 0),
          status: findStatus(index + 1, isElected ? findElection(votes) : undefined, Math.max(1, end), last),
        })),
      exhausted: exhausted?.[index],
      exhaustedChange: index === 0 ? undefined : (exhausted?.[index] ?? 0) - (exhausted?.[index - 1] ?? 0),
    })),
  }
}

/** The number of rounds in which a person has votes. */
function countRounds(votes: readonly number[]): number {
  return votes.reduce((count, vote, index) => (vote > 0 ? index + 1 : count), 0)
}

/**
 * @param elected the round in which the person was elected, if so
 * @param end the last round in which the person has votes
 */
function findStatus(round: number, elected: number | undefined, end: number, last: number) {
  if (elected !== undefined) return round === elected ? ('elected' as const) : undefined
  return round === end && end < last ? ('eliminated' as const) : undefined
}
