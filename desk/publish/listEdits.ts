/** The edits between two versions of a file, as small as people would describe them. */
import { countEqualEnds, findDifferences } from '@/desk/editor/client/state/conflict'
import type { Path } from '@/lib/values'

export interface Edit {
  readonly path: Path
  /** Undefined for a field or an item that was added. */
  readonly before?: unknown
  /** Undefined for a field or an item that was removed. */
  readonly after?: unknown
}

/** Lists what the user has changed since `base`. Fields that only another editor has changed are not listed. */
export function listEdits(base: unknown, published: unknown, saved: unknown): readonly Edit[] {
  return findDifferences(base, published, saved)
    .filter(({ changedBy }) => changedBy !== 'disk')
    .flatMap(({ path, disk, own }) =>
      Array.isArray(disk) && Array.isArray(own) ? listItems(path, disk, own) : [{ path, before: disk, after: own }],
    )
}

/** Compares lists of different lengths, and lists of text: what is equal at their start and their end has not changed. */
function listItems(path: Path, before: readonly unknown[], after: readonly unknown[]): readonly Edit[] {
  const isList = [...before, ...after].some((item) => typeof item === 'object' && item !== null)
  // A list of text, like ids of topics, reads best as a whole.
  if (!isList) return [{ path, before, after }]
  const { start, end } = countEqualEnds(before, after)
  const removed = before.slice(start, before.length - end)
  const added = after.slice(start, after.length - end)
  const pairs = Math.min(removed.length, added.length)
  return [
    ...added.flatMap((item, index): readonly Edit[] => {
      const place = [...path, start + index]
      if (index >= pairs) return [{ path: place, after: item }]
      return findDifferences(removed[index], removed[index], item, place).map(({ path: field, disk, own }) => ({
        path: field,
        before: disk,
        after: own,
      }))
    }),
    ...removed.slice(pairs).map((item, index) => ({ path: [...path, start + pairs + index], before: item })),
  ]
}
