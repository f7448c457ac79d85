import { getAt } from '@/lib/values'
import { useEditorContext, useFile } from '../fields/context'
import { useSheetField } from '../fields/sheet'
import type { Choice } from '../state/choices'
import { getContent } from '../state/editorState'
import { toItems, toText } from '../state/values'
import boxes from '../fields/Checkbox.module.css'

/** `advancing` is only for races whose winners move on to another election. */
const outcomes = { winners: 'Elected', advancing: 'Moves on' }

interface OutcomeBoxesProps {
  readonly race: unknown
  readonly candidate: Choice
  /** Name of the race. */
  readonly title: string
}

export function OutcomeBoxes({ race, candidate, title }: OutcomeBoxesProps) {
  const id = toText(getAt(race, ['id']))
  const { editor } = useEditorContext()
  const { edit } = useFile()
  const { isFromSheet } = useSheetField(['results', 'winners'])
  const results = getAt(getContent(editor.state, 'election.yaml'), ['results'])
  const advance = getAt(race, ['advance'])
  const shown = Object.entries(outcomes).filter(([field]) =>
    field === 'winners' ? !advance || getAt(advance, ['condition']) : advance,
  )
  const listOf = (field: string) => toItems(getAt(results, [field, id]))
  const change = (field: string, hasWon: boolean) => {
    const others = listOf(field).filter((each) => each !== candidate.id)
    const next = hasWon ? [...others, candidate.id] : others
    if (!getAt(results, ['winners'])) edit(['results', 'winners'], {})
    edit(['results', field, id], next.length > 0 ? next : undefined)
  }
  return shown.map(([field, label]) => (
    <label key={field} className={boxes.checkbox}>
      <input
        type="checkbox"
        aria-label={`${label}, ${candidate.label}, ${title}`}
        aria-disabled={isFromSheet}
        checked={listOf(field).includes(candidate.id)}
        onChange={({ target }) => !isFromSheet && change(field, target.checked)}
      />
      {advance ? label : null}
    </label>
  ))
}
