import { useState } from 'react'
import { isEqual } from '@/lib/values'

/** Keys of the items of a list that stay with them when they move, so that open ones stay open. */
export function useItemKeys(items: readonly unknown[]): readonly number[] {
  const [known, setKnown] = useState<Known>(() => ({ items, keys: items.map((_, index) => index), next: items.length }))
  // A missing list is another empty one each time.
  if (known.items === items || (known.items.length === 0 && items.length === 0)) return known.keys
  const changed = { items, ...keepKeys(known, items) }
  setKnown(changed)
  return changed.keys
}

interface Known extends Keys {
  readonly items: readonly unknown[]
}

interface Keys {
  readonly keys: readonly number[]
  readonly next: number
}

/** An item keeps the key of its equal. An item without one was edited in its place, or is new. */
function keepKeys(known: Known, items: readonly unknown[]): Keys {
  const free = new Set(known.keys)
  const take = (key: number | undefined) => (key !== undefined && free.delete(key) ? key : undefined)
  const isSame = (item: unknown, index: number) => index < known.items.length && isEqual(item, known.items[index])
  const inPlace = items.map((item, index) => (isSame(item, index) ? take(known.keys[index]) : undefined))
  const moved = items.map(
    (item, index) =>
      inPlace[index] ?? take(known.keys.find((key, place) => free.has(key) && isEqual(item, known.items[place]))),
  )
  let { next } = known
  const keys = moved.map((key, index) => {
    const kept = key ?? (known.items.length === items.length ? take(known.keys[index]) : undefined)
    if (kept !== undefined) return kept
    next += 1
    return next - 1
  })
  return { keys, next }
}
