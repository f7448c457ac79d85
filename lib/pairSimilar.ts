/** Items that have less in common are two different ones. */
const minSimilarity = 0.5

/**
 * Pairs each item with the most similar former one, the most similar pairs first.
 * @param compare returns the share that two items have in common, from 0 to 1
 * @param maxPairs more are not compared, because every item is compared with every former one
 */
export function pairSimilar<Former, Item>(
  former: readonly Former[],
  items: readonly Item[],
  compare: (former: Former, item: Item) => number,
  maxPairs: number,
): ReadonlyMap<Item, Former> {
  const pairs = (former.length * items.length > maxPairs ? [] : former)
    .flatMap((old) => items.map((item) => ({ old, item, similarity: compare(old, item) })))
    .filter(({ similarity }) => similarity >= minSimilarity)
    .toSorted((a, b) => b.similarity - a.similarity)
  const matches = new Map<Item, Former>()
  const used = new Set<Former>()
  for (const { old, item } of pairs) {
    if (matches.has(item) || used.has(old)) continue
    matches.set(item, old)
    used.add(old)
  }
  return matches
}
