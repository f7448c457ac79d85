import { getOwn } from '@/lib/getOwn'
import type { Guide, Race } from '@/guide/fields/published'
import { listCandidates } from './guide'
import type { View } from './view'

export type RaceRounds = View<NonNullable<ReturnType<typeof buildRounds>>>

/** Returns the rounds of a count with everyone who was still in it. Undefined if they are not known. */
export function buildRounds(guide: Guide, { id: raceId }: Pick<Race, 'id'>) {
  const { rounds, exhausted, quota } = getOwn(guide.election.results?.votes, raceId) ?? {}
  if (!rounds) return undefined
  const people = listCandidates(guide, raceId).flatMap(({ id, name, sortName, runningMates, result }) => {
    const votes = getOwn(rounds, id)
    const won = result === 'elected' || result === 'advanced' ? result : undefined
    // Somebody without a vote is eliminated in the first round.
    return votes ? [{ id, name, sortName, runningMates, won, votes, end: Math.max(1, countRounds(votes)) }] : []
  })
  const last = Math.max(0, ...people.map(({ votes }) => votes.length))
  const decimals = Math.max(0, ...[...Object.values(rounds), exhausted ?? []].flat().map(countDecimals))
  const subtract = (count = 0, before = 0) => Number((count - before).toFixed(decimals))
  const findWin = (votes: readonly number[]) => {
    const reached = votes.findIndex((count) => quota !== undefined && count >= quota) + 1
    return reached === 0 ? last : reached
  }
  return {
    quota,
    /** The decimals of the most precise count. */
    decimals,
    rounds: Array.from({ length: last }, (_, index) => ({
      number: index + 1,
      rows: people
        .filter(({ end }) => index < end)
        .map(({ id, name, sortName, runningMates, won, votes, end }) => ({
          id,
          name,
          sortName,
          runningMates,
          votes: votes[index] ?? 0,
          change: index === 0 ? undefined : subtract(votes[index], votes[index - 1]),
          status: findStatus(index + 1, won && { won, round: findWin(votes) }, end, last),
        })),
      exhausted: exhausted?.[index],
      exhaustedChange: index === 0 ? undefined : subtract(exhausted?.[index], exhausted?.[index - 1]),
    })),
  }
}

function countRounds(votes: readonly number[]): number {
  return votes.reduce((count, vote, index) => (vote > 0 ? index + 1 : count), 0)
}

/** The number of decimals of a count: 2 of 12.25. */
function countDecimals(count: number): number {
  return String(count).split('.')[1]?.length ?? 0
}

/**
 * @param win the round in which the person was elected, or moved on, if so
 * @param end the last round in which the person has votes
 */
function findStatus(
  round: number,
  win: { readonly won: 'elected' | 'advanced'; readonly round: number } | undefined,
  end: number,
  last: number,
) {
  if (win) return round === win.round ? win.won : undefined
  return round === end && end < last ? ('eliminated' as const) : undefined
}
