/** Objects of the election standard. Each has its class in `@type`, and those that others refer to have an `@id`. */
import { defaultLanguage } from '@/lib/locale/languages'
import type { Guide } from '@/guide/fields/published'

const namespace = 'ElectionResults.'

type NistObject<Class extends string, Fields extends object> = Readonly<Fields> & {
  readonly '@type': `ElectionResults.${Class}`
}

/** Creates an object of a class. Leaves out undefined fields. */
export function createObject<Class extends string, Fields extends object>(className: Class, fields: Fields) {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined)
  return { '@type': `${namespace}${className}`, ...Object.fromEntries(known) } as NistObject<Class, Fields>
}

export function createText(
  { election }: Guide,
  content: string,
  language = election.languages?.[0] ?? defaultLanguage,
) {
  return createObject('InternationalizedText', {
    Text: [createObject('LanguageString', { Content: content, Language: language })],
  })
}

/**
 * Creates the list of the counts of one choice. Empty if the count is not known.
 * @param unit `@id` of the reporting unit whose votes were counted
 * @param rounds the votes of each round, if voters rank candidates
 */
export function createVoteCounts(unit: string, count: number | undefined, rounds: readonly number[] = []) {
  const createCount = (Count: number, Round?: number) =>
    createObject('VoteCounts', { GpUnitId: unit, Type: 'total', Count, Round })
  if (rounds.length > 0) return rounds.map((votes, index) => createCount(votes, index + 1))
  return count === undefined ? [] : [createCount(count)]
}

/** Creates the list of an OCD id, or of one of another type. Empty if it is not known. */
export function createIdentifiers(value: string | undefined, otherType?: 'ballot-number' | 'wikidata') {
  if (value === undefined) return []
  const type = otherType === undefined ? { Type: 'ocd-id' } : { Type: 'other', OtherType: otherType }
  return [createObject('ExternalIdentifier', { ...type, Value: value })]
}

/** Builds an `@id`. No id of a guide contains a dot, so different parts make different ids. */
export function buildId(...parts: readonly string[]): string {
  return parts.join('.')
}
