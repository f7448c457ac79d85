/** Words for what several voting facts have in common. */
import type { Election } from '@/guide/fields/published'
import { phrases } from '@/lib/locale/phrases'

/** The election or area that a voting fact is confirmed for. */
export type Coverage = NonNullable<Election['when']['hours']>['covers']

const text = phrases.voting.information

/** Names the publisher of a linked page or of a fact. Undefined if the sources show it. */
export function describePublisher({
  publisher,
  url,
}: {
  readonly publisher?: string
  readonly url?: string
}): string | undefined {
  if (publisher === undefined) return undefined
  return url === undefined ? text.accordingTo(publisher) : text.publishedBy(publisher)
}
