import { availableParallelism } from 'node:os'

/**
 * Does one thing for every item, for as many at a time as there are processors, so that many items need no more memory
 * than a few. The results are in the order of the items.
 * @param limit maximum number of items at a time
 */
export async function mapInParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  limit = availableParallelism(),
): Promise<Result[]> {
  const results: Result[] = []
  // All take from one iterator, so that each item is taken once.
  const left = items.entries()
  const worker = async () => {
    // oxlint-disable-next-line no-await-in-loop
    for (const [index, item] of left) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}
