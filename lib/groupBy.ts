/** `Map.groupBy`, which Node.js 20 does not have. Groups and their items keep their order. */
export function groupBy<Item>(
  items: Iterable<Item>,
  getKey: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = getKey(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
