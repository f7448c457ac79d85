import { toText } from '@/desk/editor/client/state/values'
import type { Side } from '@/desk/editor/client/state/conflict'
import { getAt, toItems } from '@/lib/values'

interface Site {
  readonly current: string
  readonly archive: readonly string[]
}

/**
 * Merges the contents of `data/site.yaml`. An election that one side has added or removed is added or removed. If both have
 * chosen another current one, the archive gets the other choice.
 * @param side the side whose current election counts if both have chosen another one
 * @returns undefined if both have and there is no side, or if a version has no current election
 */
export function mergeSites(base: unknown, published: unknown, saved: unknown, side?: Side): Site | undefined {
  const [before, theirs, own] = [base, published, saved].map(readSite) as [Site, Site, Site]
  if (theirs.current === '' || own.current === '') return undefined
  const changed = [theirs, own].flatMap(({ current }) => (current === before.current ? [] : [current]))
  const isConflict = new Set(changed).size > 1
  if (isConflict && side === undefined) return undefined
  const current = isConflict ? (side === 'own' ? own : theirs).current : (changed[0] ?? before.current)
  const lists = [theirs, own].map(listElections)
  const isKept = (folder: string) =>
    changed.includes(folder) || !listElections(before).includes(folder) || lists.every((list) => list.includes(folder))
  const others = [...(isConflict ? changed : []), ...theirs.archive, ...own.archive]
  return { current, archive: [...new Set(others)].filter((folder) => folder !== current && isKept(folder)) }
}

function readSite(value: unknown): Site {
  return { current: toText(getAt(value, ['current'])), archive: toItems(getAt(value, ['archive'])).map(toText) }
}

function listElections({ current, archive }: Site): readonly string[] {
  return [current, ...archive]
}
