import { useState } from 'react'
import { getAt, isEqual, type Path } from '@/lib/values'
import { useEditorContext, useFile, useShownProblems } from '../fields/context'
import { Messages } from '../fields/Messages'
import { useSheetField } from '../fields/SheetField'
import { parseNumber } from '../state/parseInput'
import { toText } from '../state/values'
import fields from '../fields/Fields.module.css'

interface CountCellProps {
  /** In `election.yaml`. */
  readonly path: Path
  readonly label: string
  /** True for one number for each round, with semicolons between them. */
  readonly isByRound?: boolean
}

export function CountCell({ path, label, isByRound = false }: CountCellProps) {
  const { electionFile } = useEditorContext()
  const { edit } = useFile()
  const { shown, handlers } = useShownProblems(path)
  const { isFromSheet } = useSheetField(path)
  const id = `grid:${path.join('.')}`
  const value = getAt(electionFile, path)
  const parse = isByRound ? parseRounds : parseNumber
  // While somebody types, text of the same numbers stays as it is, so that 12.0 can become 12.05.
  const [typed, setTyped] = useState('')
  const change = (text: string) => {
    const [, , , part] = path
    const votes = path.slice(0, 3)
    setTyped(text)
    edit(path, parse(text))
    if (text === '') return
    // The files require both.
    if (part !== 'candidates' && getAt(electionFile, [...votes, 'candidates']) === undefined)
      edit([...votes, 'candidates'], {})
    if (getAt(electionFile, ['results', 'winners']) === undefined) edit(['results', 'winners'], {})
  }
  return (
    <>
      {isByRound ? <span className={fields.help}>By round, as in 410; 436</span> : null}
      <input
        className={fields.control}
        aria-label={label}
        data-path={isByRound || isFromSheet ? undefined : JSON.stringify(path)}
        aria-describedby={shown.problems.length + shown.warnings.length > 0 ? id : undefined}
        aria-invalid={shown.problems.length > 0 || undefined}
        inputMode={isByRound ? 'text' : 'numeric'}
        autoComplete="off"
        readOnly={isFromSheet}
        value={
          isEqual(parse(typed), value) ? typed : Array.isArray(value) ? value.map(toText).join('; ') : toText(value)
        }
        onChange={({ target }) => change(target.value)}
        onFocus={handlers.onFocus}
        onBlur={(event) => {
          handlers.onBlur(event)
          setTyped('')
        }}
      />
      <Messages id={id} {...shown} />
    </>
  )
}

/** Text that is something else stays, with its problem. */
function parseRounds(text: string): readonly number[] | string | undefined {
  if (text.trim() === '') return undefined
  const counts = text.split(';').map(parseNumber)
  return counts.every((count) => typeof count === 'number') ? counts : text
}
