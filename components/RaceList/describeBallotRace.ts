/** Describes a race in the few words of a ballot. */
import { phrases } from '@/lib/locale/phrases'
import type { BallotRace } from '@/guide/ask/views/races'
import { describeTerms } from './describeRace'

const text = phrases.landing

/** The limit of votes, as the ballot prints it. Undefined if there is no vote. */
export function describeVotes({ race: { voteFor, seats = voteFor, noVote } }: BallotRace): string | undefined {
  if (noVote || voteFor === undefined || seats === undefined) return undefined
  return seats === voteFor ? text.voteFor(voteFor) : text.voteForSeats(voteFor, seats)
}

/** The seats of a race, for a reader who cannot vote any more. */
export function describeSeats({ race: { voteFor, seats = voteFor } }: BallotRace): string | undefined {
  return seats === undefined ? undefined : text.seatCount(seats)
}

/** Describes the number of people elected, or the reason for none, in a race with results or without a vote. */
export function describeElected({ race, electedCount, runningCount, writeInWinners, open }: BallotRace): string {
  if (race.noVote?.reason === 'canceled') return text.canceled
  if (race.noVote) return electedCount > 0 ? text.electedWithoutVote(electedCount) : text.noVote
  if (electedCount === 0) return open?.reason === 'undecided' ? text.notDecided : text.noneElected
  return writeInWinners.length > 0
    ? text.electedWithWriteIns(electedCount, writeInWinners.length)
    : text.electedFrom(electedCount, runningCount)
}

export function describeNotes(
  { race, candidates, open, recounts, order }: BallotRace,
  nonpartisanElection: boolean,
): readonly (string | undefined)[] {
  const terms = describeTerms(race, nonpartisanElection)
  return [
    candidates.length === 0 ? text.noCandidates : undefined,
    open && text.openSeats[open.reason](open.seats),
    ...recounts,
    order,
    race.about,
    terms.length > 0 ? terms.join(' ') : undefined,
  ]
}
