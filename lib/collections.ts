/** Lists and maps. Browser scripts may import it. */

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

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

/** Removes repeated items. Each keeps its first place. */
export function uniqueById<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

/** Ids of the items that are reached from some ids, where each leads to those with which it shares a value. */
export function findConnected(
  ids: Iterable<string>,
  items: readonly { readonly id: string; readonly values: readonly string[] }[],
): ReadonlySet<string> {
  const found = new Set(ids)
  for (let size = -1; size < found.size;) {
    size = found.size
    const shared = new Set(items.filter(({ id }) => found.has(id)).flatMap(({ values }) => values))
    for (const { id, values } of items) if (values.some((value) => shared.has(value))) found.add(id)
  }
  return found
}

/** Returns a function that remembers its result for each object and id, as long as the object exists. */
export function memoize<Owner extends object, Result>(compute: (owner: Owner, id: string) => Result) {
  const results = new WeakMap<Owner, Map<string, Result>>()
  return (owner: Owner, id = ''): Result => {
    const known = results.get(owner) ?? new Map<string, Result>()
    results.set(owner, known)
    if (!known.has(id)) known.set(id, compute(owner, id))
    return known.get(id) as Result
  }
}
