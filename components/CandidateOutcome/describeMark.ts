import { phrases } from '@/lib/locale/phrases'
import type { Candidate } from '@/guide/fields/published'

const text = phrases.profile

/** Describes an unusual place on the ballot, like that of a write-in. Undefined for most candidates. */
export function describeMark({ withdrawn, writeIn }: Pick<Candidate, 'withdrawn' | 'writeIn'>): string | undefined {
  if (withdrawn) return withdrawn.onBallot ? text.withdrawnOnBallotMark : text.withdrawnMark
  return writeIn ? text.writeInMark : undefined
}
