/** Derives the edits that turn one value of a file into another. */
import { isDeepStrictEqual } from 'node:util'
import { isGroup, isList } from '@/guide/write/contents'
import type { Edit, YamlPath, YamlValue } from '@/guide/write/edits'
import { matchItems } from '@/guide/write/matchItems'

/** Returns edits that change only what differs. Items of lists keep their comments when they are changed or moved. */
export function deriveEdits(before: YamlValue, after: YamlValue, path: YamlPath = []): readonly Edit[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isGroup(before) && isGroup(after)) return compareGroups(before, after, path)
  if (isList(before) && isList(after)) return compareLists(before, after, path)
  return [{ kind: 'set', path, value: after }]
}

type Group = Readonly<Record<string, YamlValue>>

function compareGroups(before: Group, after: Group, path: YamlPath): readonly Edit[] {
  const names = Object.keys(before)
  // The writer removes a group together with its last field.
  if (!names.some((name) => Object.hasOwn(after, name))) return [{ kind: 'set', path, value: after }]
  const changed = Object.entries(after).flatMap(([name, value]): readonly Edit[] => {
    const field = [...path, name]
    const old = Object.hasOwn(before, name) ? before[name] : undefined
    return old === undefined ? [{ kind: 'set', path: field, value }] : deriveEdits(old, value, field)
  })
  const removed = names
    .filter((name) => !Object.hasOwn(after, name))
    .map((name): Edit => ({ kind: 'remove', path: [...path, name] }))
  return [...changed, ...removed]
}

function compareLists(before: readonly YamlValue[], after: readonly YamlValue[], path: YamlPath): readonly Edit[] {
  const matches = matchItems(before, after)
  const kept = new Set(matches.filter((index) => index !== undefined))
  // The writer removes a list together with its last item.
  if (kept.size === 0) return [{ kind: 'set', path, value: after }]
  const removed = before.flatMap((_, index) => (kept.has(index) ? [] : [index])).toReversed()
  const edits: Edit[] = removed.map((index) => ({ kind: 'remove', path: [...path, index] }))
  const order: (number | undefined)[] = [...before.keys()].filter((index) => kept.has(index))
  for (const [index, value] of after.entries()) {
    const old = matches[index]
    const item = [...path, index]
    if (old === undefined) {
      edits.push({ kind: 'add', path: item, value })
      order.splice(index, 0, undefined)
      continue
    }
    const from = order.indexOf(old)
    if (from !== index) {
      edits.push({ kind: 'move', path: [...path, from], to: index })
      order.splice(index, 0, ...order.splice(from, 1))
    }
    edits.push(...deriveEdits(before[old] ?? null, value, item))
  }
  return edits
}
