/** Compares two versions of a file with the version that both began with. */
import type { Form } from '@/guide/fields/forms'
import { getAt, isEqual, type Path } from '@/lib/values'
import { editValue, isFields } from './values'

/** A field that differs between the version on disk and the user's. */
export interface Difference {
  readonly path: Path
  readonly base: unknown
  readonly disk: unknown
  readonly own: unknown
  /** The side that changed the field. Both may have. */
  readonly changedBy: 'disk' | 'own' | 'both'
}

export type Side = 'disk' | 'own'

/** Lists are compared item by item if all versions are of the same length. */
export function findDifferences(base: unknown, disk: unknown, own: unknown, path: Path = []): readonly Difference[] {
  if (isEqual(disk, own)) return []
  if (isFields(disk) && isFields(own)) {
    const names = [...new Set([...Object.keys(disk), ...Object.keys(own)])]
    return names.flatMap((name) =>
      findDifferences(getAt(base, [name]), getAt(disk, [name]), getAt(own, [name]), [...path, name]),
    )
  }
  if (Array.isArray(disk) && Array.isArray(own) && Array.isArray(base) && hasSameGroups(base, disk, own))
    return disk.flatMap((item, index) => findDifferences(base[index], item, own[index], [...path, index]))
  const isOwn = !isEqual(base, own)
  return [{ path, base, disk, own, changedBy: isEqual(base, disk) ? 'own' : isOwn ? 'both' : 'disk' }]
}

function hasSameGroups(...lists: readonly (readonly unknown[])[]): boolean {
  return lists.every((list) => list.length === lists[0]?.length && list.every(isFields))
}

/** Number of items at the start and at the end of two lists that are equal. No item counts twice. */
export function countEqualEnds(before: readonly unknown[], after: readonly unknown[]) {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isEqual(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && isEqual(before.at(-1 - end), after.at(-1 - end))) end++
  return { start, end }
}

/** The side that changed the field, or else the user's. */
export function getDefaultSide({ changedBy }: Difference): Side {
  return changedBy === 'disk' ? 'disk' : 'own'
}

/** Returns the version on disk with the chosen fields of the user. */
export function mergeVersions(
  form: Form,
  disk: unknown,
  differences: readonly Difference[],
  getSide: (difference: Difference) => Side,
): unknown {
  const chosen = differences.filter((difference) => getSide(difference) === 'own')
  return chosen.reduce((value, { path, own }) => editValue(form, value, path, own), disk)
}
