/** Winners and open seats of a race in the editors' files. */
import type { Election, Race } from './election'

/** Returns the winners who are candidates, by id, and the names of those whom voters wrote in. */
export function listWinners({ results }: Election, { id }: Race) {
  return { listed: results?.winners[id] ?? [], writeIns: results?.writeInWinners?.[id] ?? [] }
}

/** Returns the number of seats of a race without a winner. */
export function countOpenSeats(election: Election, race: Race): number {
  const open = election.results?.open?.[race.id]
  const { listed, writeIns } = listWinners(election, race)
  return open ? (open.seats ?? (race.seats ?? race.voteFor ?? 0) - listed.length - writeIns.length) : 0
}
