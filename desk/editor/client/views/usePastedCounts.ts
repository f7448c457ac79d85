import { useState, type ClipboardEvent } from 'react'
import { countNoun } from '@/lib/problems'
import { getAt, type Path } from '@/lib/values'
import { useFile } from '../fields/context'
import { enterCounts, readColumn } from '../state/pasteCounts'

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
