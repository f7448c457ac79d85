import { sum } from '@/lib/collections'
import { getOwn } from '@/lib/values'
import type { Results, Race, Guide, Candidate } from '@/guide/fields/published'
import { countSeats, isPrimary } from '@/guide/words/facts'
import { listCandidates } from './candidates'
import type { View } from './view'

/** `undecided`: some or all seats, as before a recount, or while votes have no winner. */
type RaceState = 'not reported' | 'undecided' | 'decided'

/** The parts of the results that determine the state of a race. */
interface Reports extends Pick<Results, 'winners' | 'advancing' | 'writeInWinners' | 'votes'> {
  readonly open?: Readonly<Record<string, { readonly reason: 'vacant' | 'undecided' }>>
}

/** Undefined for a race without a vote. */
export function findRaceState({ id, noVote }: Pick<Race, 'id' | 'noVote'>, results: Reports): RaceState | undefined {
  if (noVote) return undefined
  const { winners, advancing, writeInWinners, open, votes } = results
  const reason = getOwn(open, id)?.reason
  const won = [winners, advancing, writeInWinners].flatMap((lists) => getOwn(lists, id) ?? [])
  if (reason || won.length > 0) return reason === 'undecided' ? 'undecided' : 'decided'
  const { candidates = {}, writeIns, blanks, ballots } = getOwn(votes, id) ?? {}
  return [...Object.values(candidates), writeIns, blanks, ballots].some((count) => count !== undefined)
    ? 'undecided'
    : 'not reported'
}

/** Why a race with a vote has no outcome for everyone. Undefined if it has. */
export function findPending(race: Race, results: Reports) {
  const state = findRaceState(race, results)
  return state === 'decided' ? undefined : state
}

/** Counts the races with a vote, and those of them that are reported: none before there are results. */
export function countReported({ election: { results }, races }: Pick<Guide, 'election' | 'races'>) {
  const states = races.flatMap((race) => findRaceState(race, results ?? { winners: {} }) ?? [])
  return { races: states.length, reported: states.filter((state) => state !== 'not reported').length }
}

/** The votes that percentages are of. Undefined unless the votes of everyone who has not withdrawn are known. */
export function countVotes(
  candidates: readonly Pick<Candidate, 'votes' | 'withdrawn'>[],
  { writeIns }: { readonly writeIns?: number },
) {
  if (candidates.some(({ votes, withdrawn }) => votes === undefined && !withdrawn)) return undefined
  const counts = candidates.flatMap(({ votes }) => votes ?? [])
  const total = sum([...counts, writeIns ?? 0])
  return total === 0 ? undefined : { counts, total }
}

/** The seats without a winner. In a primary, the places of those who move on. */
export function findOpenSeats(race: Race, results: Results) {
  const { winners, advancing, writeInWinners, open } = results
  const pending = findPending(race, results) === 'undecided' ? 'undecided' : undefined
  const { reason = pending, seats } = getOwn(open, race.id) ?? {}
  if (!reason) return undefined
  const total = race.advance && isPrimary(race) ? race.advance.count : countSeats(race)
  const taken = [winners, writeInWinners, isPrimary(race) ? advancing : {}].flatMap((all) => getOwn(all, race.id) ?? [])
  return { reason, seats: seats ?? (total ?? taken.length) - taken.length, isPrimary: isPrimary(race) }
}

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
          status: findRoundStatus(index + 1, won && { won, round: findWin(votes) }, end, last),
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
function findRoundStatus(
  round: number,
  win: { readonly won: 'elected' | 'advanced'; readonly round: number } | undefined,
  end: number,
  last: number,
) {
  if (win) return round === win.round ? win.won : undefined
  return round === end && end < last ? ('eliminated' as const) : undefined
}
