import { useState, type ClipboardEvent } from 'react'
import { countNoun } from '@/lib/problems'
import { getAt, type Path, setAt } from '@/lib/values'
import { useFile } from '../fields/context'
import { parseNumber } from '../state/parseInput'

/** Pastes a column of a spreadsheet into the cells of a table. */
export function usePastedCounts(election: unknown) {
  const { edit } = useFile()
  const [pasted, setPasted] = useState('')
  const paste = (event: ClipboardEvent<HTMLTableElement>) => {
    const counts = readColumn(event.clipboardData.getData('text/plain'))
    const cells = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-path]')]
    const first = cells.findIndex((cell) => cell === event.target)
    if (!counts || first === -1) return
    event.preventDefault()
    const filled = cells.slice(first, first + counts.length)
    const paths = filled.map(({ dataset }) => JSON.parse(dataset['path'] ?? '') as Path)
    edit(['results'], enterCounts(getAt(election, ['results']), paths, counts))
    setPasted(`Filled in ${countNoun(filled.length, 'cell')}.`)
  }
  return { paste, pasted }
}

/** Returns the numbers of the last column, and undefined for its empty cells. Undefined for a single cell, and for words. */
function readColumn(text: string): readonly (number | undefined)[] | undefined {
  const cells = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => parseNumber(line.split('\t').at(-1) ?? ''))
  const isColumn = cells.length > 1 && cells.every((cell) => typeof cell !== 'string')
  return isColumn ? (cells as (number | undefined)[]) : undefined
}

/** Empty cells and missing paths change nothing. Paths are like `results, votes, mayor, blanks`. */
function enterCounts(results: unknown, paths: readonly Path[], counts: readonly (number | undefined)[]): unknown {
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
