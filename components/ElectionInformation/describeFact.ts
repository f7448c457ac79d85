/** Words for what several voting facts have in common. */
import type { Election, Group } from '@/guide/fields/published'
import { phrases } from '@/lib/locale/phrases'

/** The election or area that a voting fact is confirmed for. */
export type Coverage = NonNullable<Election['when']['hours']>['covers']

const text = phrases.voting.information

/** Describes the coverage of a fact. Undefined if it was confirmed for this election. */
export function describeCoverage(
  covers: Coverage,
  { city, state }: Pick<Election, 'city' | 'state'>,
  isRule: boolean,
): string | undefined {
  if (covers === 'another year') return text.anotherYear
  if (covers === 'this election') return undefined
  return isRule ? text.stateRule(city, state) : text.stateService(city, state)
}

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

/** The group that a fact applies to. Undefined if it applies to everyone. */
export function describeGroup(groups: readonly Group[], id: string | undefined): string | undefined {
  const group = groups.find((each) => each.id === id)
  return group && !group.everyone ? text.onlyFor(group.name) : undefined
}
