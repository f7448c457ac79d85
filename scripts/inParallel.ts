import { availableParallelism } from 'node:os'

/**
 * Does one thing for every item, for as many at a time as there are processors, so that
 * many items need no more memory than a few. The results are in the order of the items.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const goOn = async (): Promise<void> => {
    const index = next++
    if (index >= items.length) return undefined
    results[index] = await work(items[index]!)
    return goOn()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, goOn))
  return results
}
