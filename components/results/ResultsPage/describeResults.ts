import { separator } from '@/lib/locale/lists'
import { formatPercent, formatWholePercent } from '@/lib/locale/numbers'
import { phrases } from '@/lib/locale/phrases'
import type { Candidate, Results } from '@/guide/fields/published'
import type { RaceResults } from '@/guide/ask/pages/results'
import { countAdvancing } from '@/components/race/RaceList/describeBallotRace'
import { describeAdvance, describeNoVote, describeOpenSeats } from '@/guide/words/descriptions'
import { joinSentences } from '@/lib/locale/sentences'

const text = phrases.results

export function describeWinners(races: readonly RaceResults[], reported: number): string {
  const winners = races.reduce((sum, { electedCount }) => sum + electedCount, 0)
  const advancing = races.reduce((sum, race) => sum + countAdvancing(race), 0)
  return joinSentences([
    winners > 0 || advancing === 0 ? text.lede({ winners, races: reported }) : undefined,
    advancing > 0 ? text.movedOn({ count: advancing }) : undefined,
  ])
}

export function describeTotals(races: readonly RaceResults[]): string {
  const racesWithVote = races.filter(({ race }) => !race.noVote)
  const racesWithTotals = racesWithVote.filter(({ votes }) => Object.keys(votes?.candidates ?? {}).length > 0)
  if (racesWithTotals.length === 0) return text.noVotes
  return racesWithTotals.length < racesWithVote.length ? text.votesOfSomeRaces : text.knownVotes
}

/** What the percentages are of. Empty if no race has any. */
export function describeShares(races: readonly RaceResults[]): string {
  const counted = races.filter((race) => race.counted)
  const hasSeveral = counted.some(({ race: { voteFor = 1 } }) => voteFor > 1)
  return counted.length === 0 ? '' : joinSentences([text.shares, hasSeveral ? text.sharesOfVotes : undefined])
}

export function describeTurnout({ turnout }: Pick<Results, 'turnout'>): string {
  return turnout ? describeBallots(turnout) : text.noTurnout
}

/** @param registered the number of registered voters. 0 and undefined if it is not known */
function describeBallots({ ballots, registered, unofficial }: Omit<Turnout, 'sources'>): string {
  if (!registered) return (unofficial ? text.unofficialBallots : text.ballots)({ ballots })
  const share = ballots / registered
  return unofficial
    ? text.unofficialBallotsOfRegistered({ ballots, registered, percent: formatWholePercent(share) })
    : text.ballotsOfRegistered({ ballots, registered, percent: formatPercent(share) })
}

type Turnout = NonNullable<Results['turnout']>

/** The label of a candidate in a race: the same words for everyone. */
export function describeOutcome(
  { result }: Pick<Candidate, 'result'>,
  { pending = 'undecided', race: { noVote } }: Pick<RaceResults, 'pending' | 'race'>,
): string {
  if (result) return phrases.profile.results[result]
  return noVote ? phrases.landing.noVote : phrases.profile.pending[pending]({})
}

/** Describes a candidate's votes with their share, if known, and a withdrawal. Undefined if there is nothing to add. */
export function describeMarks(
  { votes, withdrawn }: Pick<Candidate, 'votes' | 'withdrawn'>,
  formatShare?: (votes: number) => string,
  isRanked = false,
): string | undefined {
  const { votes: describeAll, withdrawnMark } = phrases.profile
  const describeVotes = isRanked ? text.firstChoices : describeAll
  const counted = votes !== undefined && describeVotes({ count: votes })
  const marks = [
    counted && formatShare ? text.share({ votes: counted, percent: formatShare(votes) }) : counted,
    withdrawn && withdrawnMark,
  ]
  return marks.filter(Boolean).join(separator) || undefined
}

export function describeRest(results: RaceResults): readonly string[] {
  const { candidates, votes, open } = results
  const noVote = describeNoVote(results)
  return [
    noVote,
    candidates.length > 0 || noVote ? undefined : phrases.landing.noCandidates,
    ...describeAdvance(results),
    votes?.explanation,
    describeOpenSeats(open),
    votes?.writeIns === undefined ? undefined : text.writeInVotes({ count: votes.writeIns }),
    votes?.blanks === undefined ? undefined : text.blanks({ count: votes.blanks }),
    votes?.ballots === undefined
      ? undefined
      : describeBallots({ ballots: votes.ballots, registered: votes.registered }),
    votes?.status && text.raceStatus[votes.status],
  ].filter((sentence) => sentence !== undefined)
}
