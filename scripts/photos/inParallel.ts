import { availableParallelism } from 'node:os'

/** Does one thing for every item, for as many at a time as there are processors: photographs are large in memory. */
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
