import { countSeats, isPrimary } from '@/guide/words/facts'
import { phrases } from '@/lib/locale/phrases'
import { formatDate } from '@/lib/locale/dates'
import { describeAdvance, describeOpenSeats } from '@/guide/words/descriptions'
import type { Race } from '@/guide/fields/published'
import type { BallotRace } from '@/guide/ask/ballotRaces'
import { joinSentences } from '@/lib/locale/sentences'

const { landing: text, races } = phrases

/** The limit of votes or ranks, as the ballot prints it. Undefined if there is no vote. */
export function describeLimit({ race }: Pick<BallotRace, 'race'>): string | undefined {
  const limit = race.noVote ? undefined : describeVotes(race)
  if (limit === undefined) return undefined
  const seats = countSeats(race)
  return seats === undefined || seats === (race.voteFor ?? 1) ? limit : text.limitAndSeats({ limit, seats })
}

/** How many people a voter may vote for, or rank. Undefined if it is not known. */
export function describeVotes({ ranks, voteFor }: Pick<Race, 'ranks' | 'voteFor'>): string | undefined {
  if (ranks !== undefined) return text.rank({ ranks })
  return voteFor === undefined ? undefined : text.voteFor({ votes: voteFor })
}

/** The seats of a race, or how many move on, for a reader who cannot vote any more. */
export function describeSeats({ race }: BallotRace): string | undefined {
  if (race.advance && isPrimary(race)) return text.movingOn({ count: race.advance.count })
  const seats = countSeats(race)
  return seats === undefined ? undefined : text.seatCount({ count: seats })
}

/** Describes the number of people who won, or the reason for none, in a race with results or without a vote. */
export function describeElected(ballotRace: BallotRace): string {
  const { race, electedCount, runningCount, writeInWinners, pending } = ballotRace
  const advancing = countAdvancing(ballotRace)
  if (race.noVote?.reason === 'canceled') return text.canceled
  if (race.noVote) return electedCount > 0 ? text.electedWithoutVote({ elected: electedCount }) : text.noVote
  if (advancing > 0 && race.advance) {
    const date = formatDate(race.advance.date)
    return electedCount > 0
      ? text.electedAndMovedOn({ elected: electedCount, count: advancing, date })
      : text.movedOnFrom({ count: advancing, candidates: runningCount, date })
  }
  const none = isPrimary(race) ? text.noneMovesOn : text.noneElected
  if (electedCount === 0) return pending ? phrases.profile.pending[pending]({}) : none
  return writeInWinners.length > 0
    ? text.electedWithWriteIns({ elected: electedCount, writeIns: writeInWinners.length })
    : text.electedFrom({ elected: electedCount, candidates: runningCount })
}

export function countAdvancing({ candidates }: Pick<BallotRace, 'candidates'>): number {
  return candidates.filter(({ result }) => result === 'advanced').length
}

export function describeNotes(ballotRace: BallotRace, nonpartisanElection: boolean): readonly (string | undefined)[] {
  const { race, candidates, open, recounts, order } = ballotRace
  const terms = describeTerms(race, nonpartisanElection)
  return [
    candidates.length === 0 ? text.noCandidates : undefined,
    describeOpenSeats(open),
    ...recounts,
    order,
    ...describeAdvance(ballotRace),
    race.about,
    terms.length > 0 ? joinSentences(terms) : undefined,
  ]
}

/** Sentences about the term, and parties if they differ from the rest of the ballot. */
export function describeTerms(race: Race, nonpartisanElection: boolean): readonly string[] {
  const { term, unexpired, partisan, noVote } = race
  const differs = !noVote && partisan !== undefined && partisan === nonpartisanElection
  return [
    ...(term === undefined ? [] : [races.term({ term })]),
    ...(unexpired ? [races.unexpired({ seats: countSeats(race) ?? 1 })] : []),
    ...(differs ? [partisan ? races.partisan : races.nonpartisan] : []),
  ]
}
