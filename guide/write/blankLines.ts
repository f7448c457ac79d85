/** Arranges the blank lines and comments between the entries of a collection. */
import type { Entry } from './contents'
import type { EntryLayout } from './layout'

/** Returns the entries that keep their place: the most that are in the order of the source. */
export function findEntriesInPlace(entries: readonly Entry[]): ReadonlySet<Entry> {
  const known = entries.filter(({ index }) => index !== undefined)
  if (known.every(({ index = 0 }, position) => index > (known[position - 1]?.index ?? -1))) return new Set(known)
  const chains: (readonly Entry[])[] = []
  for (const entry of known) {
    const before = chains.filter((chain) => (chain.at(-1)?.index ?? 0) < (entry.index ?? 0))
    const longest = before.reduce<readonly Entry[]>((best, chain) => (chain.length > best.length ? chain : best), [])
    chains.push([...longest, entry])
  }
  return new Set(chains.reduce<readonly Entry[]>((best, chain) => (chain.length >= best.length ? chain : best), []))
}

/**
 * Joins the gap above an entry with those above the removed entries before it. Comments stay, and so does a blank line
 * above a group of entries whose first is removed.
 */
export function joinGaps(removed: readonly string[], own: string): string {
  const kept = removed.filter((gap) => gap.includes('#')).join('')
  if (kept === '') return own === '' ? (removed.find((gap) => gap !== '') ?? '') : own
  return /\n[ \t]*\r?\n$/.test(kept) ? kept + own.replace(/^(?:[ \t]*\r?\n)+/, '') : kept + own
}

/** Returns a function that is true for a new entry if most entries of its length in the collection have a blank line above. */
export function createSpacing(
  source: string,
  layouts: readonly EntryLayout[],
  isRoot: boolean,
): (text: string) => boolean {
  const examples = layouts.slice(1).map(({ gapStart, commentStart, start, contentEnd }) => ({
    hasBlank: /(?:^|\n)[ \t]*\r?\n/.test(source.slice(gapStart, commentStart)),
    isLong: source.slice(start, contentEnd).includes('\n'),
  }))
  return (text) => {
    const isLong = text.trimEnd().includes('\n')
    const similar = examples.filter((example) => example.isLong === isLong)
    if (similar.length === 0) return isRoot && isLong
    return similar.filter(({ hasBlank }) => hasBlank).length * 2 > similar.length
  }
}
