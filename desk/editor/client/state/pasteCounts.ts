import { getAt, setAt, type Path } from '@/lib/values'
import { parseNumber } from './parseInput'

/** Returns the numbers of the last column, and undefined for its empty cells. Undefined for a single cell, and for words. */
export function readColumn(text: string): readonly (number | undefined)[] | undefined {
  const cells = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => parseNumber(line.split('\t').at(-1) ?? ''))
  const isColumn = cells.length > 1 && cells.every((cell) => typeof cell !== 'string')
  return isColumn ? (cells as (number | undefined)[]) : undefined
}

/** Empty cells and missing paths change nothing. Paths are like `results, votes, mayor, blanks`. */
export function enterCounts(
  results: unknown,
  paths: readonly Path[],
  counts: readonly (number | undefined)[],
): unknown {
  return paths.reduce<unknown>(
    (value, [, ...path], index) => {
      const count = counts[index]
      if (count === undefined) return value
      return setAt(addGroup(value, [...path.slice(0, 2), 'candidates']), path, count)
    },
    addGroup(results, ['winners']),
  )
}

/** The files require winners, and the votes of candidates in each race with votes. */
function addGroup(results: unknown, path: Path): unknown {
  return getAt(results, path) === undefined ? setAt(results, path, {}) : results
}
