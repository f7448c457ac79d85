import type { BallotRace } from '@/guide/ask/ballotRaces'
import type { Candidate } from '@/guide/fields/published'
import { Oval } from '@/components/parts/Oval/Oval'
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'

interface Props extends Pick<BallotRace, 'pending'> {
  /** A candidate with the fields of the candidacy in the race. */
  readonly candidate: Pick<Candidate, 'result' | 'withdrawn'>
}

/** A label of the outcome and, if it is known, an oval, which is filled in for those who won. */
export function CandidateOutcome({ candidate, pending }: Props) {
  const { result } = candidate
  if (!hasOutcome(candidate)) return null
  return (
    <>
      {describeResult(result, pending)}
      {result === undefined ? null : <Oval filled={hasWon(result)} />}
    </>
  )
}

const text = phrases.profile

/** Describes an unusual place on the ballot, like that of a write-in. Undefined for most candidates. */
export function describeMark({ withdrawn, writeIn }: Pick<Candidate, 'withdrawn' | 'writeIn'>): string | undefined {
  if (withdrawn) return withdrawn.onBallot ? text.withdrawnOnBallotMark : text.withdrawnMark
  return writeIn ? text.writeInMark : undefined
}

/**
 * The outcome for a candidate of a race with results.
 * @param asOf the day the results were read, `YYYY-MM-DD`
 * @param next the day of the election to which winners move on. Omitted in lists, whose races have it
 */
export function describeResult(
  result: Candidate['result'],
  pending: Props['pending'],
  asOf?: string,
  next?: string,
): string {
  if (result === 'advanced' && next !== undefined) return text.movesOnTo({ date: formatDate(next) })
  if (result) return text.results[result]
  return pending ? text.pending[pending]({ date: asOf && formatDate(asOf) }) : text.notKnown
}

/** False if the candidate withdrew, and the results do not name them. */
export function hasOutcome({ result, withdrawn }: Props['candidate']): boolean {
  return result !== undefined || !withdrawn
}

/** True for those elected, and for those who move on to another election. */
export function hasWon(result: Candidate['result']): boolean {
  return result === 'elected' || result === 'acclaimed' || result === 'advanced'
}
