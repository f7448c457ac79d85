import { availableParallelism } from 'node:os'

/**
 * Maps items with an async function, a limited number at a time, so that memory use does not grow with the number of
 * items. After a failure, maps no other item, and waits for those that it has begun.
 */
export async function mapInParallel<Item, Result>(
  items: readonly Item[],
  mapItem: (item: Item) => Promise<Result>,
  limit = availableParallelism(),
): Promise<Result[]> {
  const results: Result[] = []
  // All workers share one iterator, so that each item is mapped once.
  const entries = items.entries()
  let hasFailed = false
  const work = async () => {
    for (const [index, item] of entries) {
      if (hasFailed) return
      try {
        results[index] = await mapItem(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await settleAll(Array.from({ length: limit }, work))
  return results
}

/** Like `Promise.all`, but waits for every promise even if one rejects, so that no work goes on after an error. */
export async function settleAll<Values extends readonly unknown[]>(promises: {
  readonly [Index in keyof Values]: Promise<Values[Index]>
}): Promise<Values> {
  await Promise.allSettled(promises)
  return (await Promise.all(promises)) as unknown as Values
}
