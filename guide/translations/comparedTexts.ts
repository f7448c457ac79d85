/** Compares translations with the passages of a guide. Runs in browsers, too. */
import { groupBy } from '@/lib/collections'
import { pairSimilar } from '@/lib/pairSimilar'
import type { Translation } from '@/guide/fields/translationsFile'

/** A passage of a guide, with every place that has it. */
export interface ComparedText<Place> {
  readonly original: string
  readonly places: readonly Place[]
  /** Index of the translation in the file. That of an older wording if the state is older. Undefined if it is missing. */
  readonly index?: number
  readonly state: 'current' | 'older' | 'missing'
}

const maxPairs = 100_000

/**
 * Finds the translation of each passage. A translation whose original is no longer in the guide belongs to the most similar
 * passage without one. Returns the passages in the order of their first places, and the indexes of unused translations.
 */
export function compareTranslations<Place extends { readonly text: string }>(
  places: readonly Place[],
  translations: readonly Partial<Pick<Translation, 'original'>>[],
): { readonly texts: readonly ComparedText<Place>[]; readonly unused: readonly number[] } {
  const byText = groupBy(places, ({ text }) => text)
  const indexes = new Map(translations.map(({ original }, index) => [original, index]))
  const missing = [...byText.keys()].filter((text) => !indexes.has(text))
  const outdated = translations.flatMap(({ original = '' }, index) => (byText.has(original) ? [] : { original, index }))
  const words = new Map(
    [...missing, ...outdated.map(({ original }) => original)].map((text) => [text, listWords(text)]),
  )
  const compare = ({ original }: { readonly original: string }, text: string) =>
    compareWords(words.get(original)!, words.get(text)!)
  const older = pairSimilar(outdated, missing, compare, maxPairs)
  const used = new Set(older.values())
  const texts = [...byText].map(([original, own]): ComparedText<Place> => {
    const current = indexes.get(original)
    if (current !== undefined) return { original, places: own, index: current, state: 'current' }
    const index = older.get(original)?.index
    return { original, places: own, index, state: index === undefined ? 'missing' : 'older' }
  })
  return { texts, unused: outdated.filter((each) => !used.has(each)).map(({ index }) => index) }
}

function listWords(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
}

function compareWords(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const common = [...words].filter((word) => others.has(word)).length
  return common / Math.max(words.size, others.size, 1)
}
