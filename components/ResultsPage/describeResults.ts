/** Sentences about the results of an election. */
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import type { Candidate, RaceResults, Results } from '@/data/schema/published'

const text = phrases.results

/** How final the results are, and when they were read, if known. Undefined if neither is. */
export function describeFinality({ status, asOf }: Pick<Results, 'status' | 'asOf'>): string | undefined {
  const sentences = [
    ...(status === 'unofficial' || status === 'certified' ? [text[status]] : []),
    ...(asOf ? [text.asOf(formatDate(asOf))] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

/** How final the results are, also if that is not known. */
export function describeStatus({ status, asOf }: Pick<Results, 'status' | 'asOf'>): string {
  const isKnown = status === 'unofficial' || status === 'certified'
  return [isKnown ? text[status] : text.unknownStatus, ...(asOf ? [text.asOf(formatDate(asOf))] : [])].join(' ')
}

/** For which races the vote totals are known. */
export function describeVotes(races: readonly RaceResults[]): string {
  const held = races.filter(({ race }) => !race.noVote)
  const known = held.filter(({ votes }) => votes)
  if (known.length === 0) return text.unknownVotes
  return known.length < held.length ? text.votesOfSomeRaces : text.knownVotes
}

/** The label of a candidate in a race: the same words for everyone. */
export function describeOutcome({ result }: Pick<Candidate, 'result'>, { race }: Pick<RaceResults, 'race'>): string {
  if (result) return phrases.profile.results[result]
  return race.noVote ? text.noVote : text.notDecided
}

/** How many were elected in a race. */
export function describeElected({ race, elected, writeInWinners, runningCount, open }: RaceResults): string {
  if (race.noVote?.reason === 'canceled') return text.noVote
  if (elected === 0 && open?.reason === 'undecided') return text.notDecided
  return writeInWinners.length > 0
    ? text.electedWithWriteIns(elected, writeInWinners.length)
    : text.elected(elected, runningCount)
}

/** What else is known about a race: why seats or a vote are missing, and votes for nobody on the list. */
export function describeRest({ race, candidates, votes, open }: RaceResults): readonly string[] {
  const acclaimed = candidates.length > 0 ? text.acclaimed : text.acclaimedWithoutCandidates
  return [
    ...(race.noVote ? [race.noVote.reason === 'canceled' ? text.canceled : acclaimed] : []),
    ...(candidates.length > 0 || race.noVote ? [] : [text.noCandidates]),
    ...(open ? [text[open.reason](open.seats)] : []),
    ...(votes?.writeIns === undefined ? [] : [text.otherWriteIns(votes.writeIns)]),
    ...(votes?.blanks === undefined ? [] : [text.blanks(votes.blanks)]),
  ]
}
