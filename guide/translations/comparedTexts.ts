/** Compares translations with the passages of a guide. Runs in browsers, too. */
import { groupBy } from '@/lib/collections'
import type { Translation } from '@/guide/fields/translationsFile'

/** A passage of a guide, with every place that has it. */
export interface ComparedText<Place> {
  readonly original: string
  readonly places: readonly Place[]
  /** Index of the translation in the file. That of an older wording if the state is older. Undefined if it is missing. */
  readonly index?: number
  readonly state: 'current' | 'older' | 'missing'
}

/** More are not compared, because every passage is compared with every translation. */
const maxPairs = 100_000

/** Share of the words that a passage has in common with the older wording that its translation was made for. */
const minSimilarity = 0.5

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
  const older = new Map<string, number>()
  const words = new Map(
    [...missing, ...outdated.map(({ original }) => original)].map((text) => [text, listWords(text)]),
  )
  const pairs = (outdated.length * missing.length > maxPairs ? [] : outdated)
    .flatMap(({ original, index }) =>
      missing.map((text) => ({ text, index, similarity: compareWords(words.get(original)!, words.get(text)!) })),
    )
    .filter(({ similarity }) => similarity >= minSimilarity)
    .toSorted((a, b) => b.similarity - a.similarity)
  const used = new Set<number>()
  for (const { text, index } of pairs) {
    if (older.has(text) || used.has(index)) continue
    older.set(text, index)
    used.add(index)
  }
  const texts = [...byText].map(([original, own]): ComparedText<Place> => {
    const current = indexes.get(original)
    if (current !== undefined) return { original, places: own, index: current, state: 'current' }
    const index = older.get(original)
    return { original, places: own, index, state: index === undefined ? 'missing' : 'older' }
  })
  return { texts, unused: outdated.flatMap(({ index }) => (used.has(index) ? [] : index)) }
}

function listWords(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
}

function compareWords(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const common = [...words].filter((word) => others.has(word)).length
  return common / Math.max(words.size, others.size, 1)
}
