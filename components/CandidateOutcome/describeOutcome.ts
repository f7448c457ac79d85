import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import type { Candidate } from '@/guide/fields/published'

const text = phrases.profile

/** Describes an unusual place on the ballot, like that of a write-in. Undefined for most candidates. */
export function describeMark({ withdrawn, writeIn }: Pick<Candidate, 'withdrawn' | 'writeIn'>): string | undefined {
  if (withdrawn) return withdrawn.onBallot ? text.withdrawnOnBallotMark : text.withdrawnMark
  return writeIn ? text.writeInMark : undefined
}

/**
 * The outcome for a candidate of a race with results.
 * @param asOf the day the results were read, `YYYY-MM-DD`
 */
export function describeResult(result: Candidate['result'], isUndecided: boolean, asOf?: string): string {
  if (result) return text.results[result]
  return isUndecided ? text.notDecided(asOf && formatDate(asOf)) : text.notKnown
}

export function isElected(result: Candidate['result']): boolean {
  return result === 'elected' || result === 'acclaimed'
}
