/** Does the work of every item, a few at a time, so that many items need no more memory than a few. */
export async function aFewAtOnce<Item>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  // All take from one iterator, so that each item is taken once.
  const left = items.values()
  const worker = async () => {
    // oxlint-disable-next-line no-await-in-loop
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: count }, worker))
}
