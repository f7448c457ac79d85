/** Removes repeated items. Each keeps its first place. */
export function uniqueById<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
