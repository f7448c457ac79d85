import { pairSimilar } from '@/lib/pairSimilar'
import { isEqual } from '@/lib/values'
import { isGroup, type YamlValue } from './yamlValue'

type Values = readonly YamlValue[]

/** Longer lists are compared only by equality and ids. */
const maxComparisons = 10_000

/**
 * Returns the index in `before` of each item of `after`, or undefined for a new one. An item is the same if it is equal,
 * has the same id, has most of its text, or has the same place in a list of the same length.
 */
export function matchItems(before: Values, after: Values): readonly (number | undefined)[] {
  const matches = new Map<number, number>()
  const used = new Set<number>()
  const match = (index: number, old: number) => {
    matches.set(index, old)
    used.add(old)
  }
  const matchAll = (isSame: (old: YamlValue, value: YamlValue, oldIndex: number, index: number) => boolean) => {
    for (const [index, value] of after.entries()) {
      if (matches.has(index)) continue
      const old = before.findIndex((item, oldIndex) => !used.has(oldIndex) && isSame(item, value, oldIndex, index))
      if (old !== -1) match(index, old)
    }
  }
  matchAll((old, value, oldIndex, index) => oldIndex === index && isEqual(old, value))
  matchAll(isEqual)
  matchAll((old, value) => getId(old) !== undefined && getId(old) === getId(value))
  const olds = [...before.keys()].filter((index) => !used.has(index))
  const news = [...after.keys()].filter((index) => !matches.has(index))
  const compareAt = (old: number, index: number) => compare(before[old] ?? null, after[index] ?? null)
  for (const [index, old] of pairSimilar(olds, news, compareAt, maxComparisons)) match(index, old)
  if (before.length === after.length) matchAll((_old, _value, oldIndex, index) => oldIndex === index)
  return after.map((_, index) => matches.get(index))
}

function getId(value: YamlValue): YamlValue | undefined {
  return isGroup(value) && Object.hasOwn(value, 'id') ? value.id : undefined
}

/** Share of the words that two groups have in common in the same fields, from 0 to 1. */
function compare(before: YamlValue, after: YamlValue): number {
  if (!isGroup(before) || !isGroup(after)) return 0
  const words = listWords(before)
  const others = listWords(after)
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  let common = 0
  for (const word of others) {
    const count = counts.get(word) ?? 0
    if (count > 0) common++
    counts.set(word, count - 1)
  }
  return common / Math.max(words.length, others.length, 1)
}

/** The words of a group, each with the name of its field. */
function listWords(group: Readonly<Record<string, YamlValue>>): readonly string[] {
  return Object.entries(group).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return text.split(/\s+/).map((word) => `${name} ${word}`)
  })
}
