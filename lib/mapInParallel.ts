import { availableParallelism } from 'node:os'

/**
 * Maps items with an async function, a limited number at a time, so that memory use does not grow with the number of
 * items.
 * @param limit maximum number of items at a time. By default, the number of processors.
 */
export async function mapInParallel<Item, Result>(
  items: readonly Item[],
  mapItem: (item: Item) => Promise<Result>,
  limit = availableParallelism(),
): Promise<Result[]> {
  const results: Result[] = []
  // All workers share one iterator, so that each item is mapped once.
  const entries = items.entries()
  const work = async () => {
    // oxlint-disable-next-line no-await-in-loop
    for (const [index, item] of entries) results[index] = await mapItem(item)
  }
  await Promise.all(Array.from({ length: limit }, work))
  return results
}
