/** Neighbors in a list that have the same key. */
export interface Run<Item> {
  /** Index of the first item in the list. */
  readonly start: number
  readonly first: Item
  readonly items: readonly Item[]
}

/** Splits a list into runs of neighbors with the same key. Keeps the order. */
export function groupAdjacent<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): readonly Run<Item>[] {
  const starts = items.flatMap((item, index) => {
    const previous = items[index - 1]
    return previous !== undefined && keyOf(previous) === keyOf(item) ? [] : [{ start: index, first: item }]
  })
  return starts.map((run, index) => ({ ...run, items: items.slice(run.start, starts[index + 1]?.start) }))
}
