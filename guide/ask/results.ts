import { getOwn } from '@/lib/getOwn'
import type { Candidate, Guide, Race, Results } from '@/guide/fields/published'

/** `undecided`: some or all seats, as before a recount, or while votes have no winner. */
type RaceState = 'not reported' | 'undecided' | 'decided'

type ByRace<Value> = Readonly<Record<string, Value>>
type Counts = Pick<NonNullable<Results['votes']>[string], 'candidates' | 'writeIns' | 'blanks' | 'ballots'>

/** The parts of the results that tell how far a race is. */
interface Reports {
  readonly winners: ByRace<readonly string[]>
  readonly advancing?: ByRace<readonly string[]> | undefined
  readonly writeInWinners?: ByRace<readonly string[]> | undefined
  readonly open?: ByRace<{ readonly reason: 'vacant' | 'undecided' }> | undefined
  readonly votes?: ByRace<Counts> | undefined
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

/**
 * The votes that percentages are of: those for all candidates and, if they are known, for write-ins. Undefined unless the
 * votes of everyone who has not withdrawn are known.
 */
export function countVotes(
  candidates: readonly Pick<Candidate, 'votes' | 'withdrawn'>[],
  { writeIns }: Pick<Counts, 'writeIns'>,
) {
  if (candidates.some(({ votes, withdrawn }) => votes === undefined && !withdrawn)) return undefined
  const counts = candidates.flatMap(({ votes }) => votes ?? [])
  const total = [...counts, writeIns ?? 0].reduce((sum, count) => sum + count, 0)
  return total === 0 ? undefined : { counts, total }
}
