import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import type { Candidacy, Race } from '@/guide/fields/published'

const text = phrases.profile

/** Describes a candidate's place on the ballot, as sentences for the page. */
export function describeBallot(
  { withdrawn, writeIn }: Pick<Candidacy, 'withdrawn' | 'writeIn'>,
  { noVote }: Pick<Race, 'noVote'>,
): string {
  const sentences: string[] = []
  if (withdrawn) sentences.push(text.withdrew(withdrawn.date && formatDate(withdrawn.date)))
  if (withdrawn?.onBallot !== undefined) sentences.push(withdrawn.onBallot ? text.onBallot : text.notOnBallot)
  if (writeIn) sentences.push(text.writeIn)
  if (sentences.length > 0) return sentences.join(' ')
  return noVote ? text.noVote : text.onBallot
}
