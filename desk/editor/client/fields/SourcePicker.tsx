import { useRef, useState, useId } from 'react'
import { type Path, getAt } from '@/lib/values'
import { createId, type Choice } from '../state/choices'
import { Combobox } from './Combobox'
import { useEditorContext, useElementId, FileContext } from './context'
import { SheetListNote, useSheetField } from './SheetField'
import { useOrder, type Order } from './useOrder'
import { findFile, getContent } from '../state/editorState'
import { GroupFields } from './GroupField'
import { Row } from './Row'
import styles from './Fields.module.css'
import rows from './Row.module.css'

interface SourcePickerProps {
  readonly path: Path
  readonly label: string
  readonly ids: readonly string[]
  /** True if another source replaces the one that is chosen. */
  readonly isSingle: boolean
  readonly onChange: (ids: readonly string[]) => void
}

export function SourcePicker({ path, label, ids, isSingle, onChange }: SourcePickerProps) {
  const { choices, editor } = useEditorContext()
  const [status, setStatus] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const id = `${useElementId(path)}:add`

  const add = (source: string, title: string) => {
    onChange(isSingle ? [source] : [...ids, source])
    setStatus(`Added ${title}.`)
  }
  const { hasSheetFields } = useSheetField([], 'sources.yaml')
  const addNew = (title: string) => {
    const usedIds = choices.source.map((choice) => choice.id)
    const source = createId([title], usedIds, 'source')
    // First, because an undo leads to the first field that changed.
    add(source, title)
    editor.edit('sources.yaml', [source], { title })
  }
  const { order, status: moved } = useOrder('source', ids.length, (from, to) => {
    setStatus('')
    onChange(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? ''))
  })
  const remove = (source: string, title: string) => {
    onChange(ids.filter((other) => other !== source))
    setStatus(`Removed ${title}.`)
    input.current?.focus()
  }

  return (
    <>
      <div>
        {ids.map((source, index) => (
          <ChosenSource
            key={source}
            choice={choices.source.find((choice) => choice.id === source) ?? { id: source, label: source }}
            onRemove={(title) => remove(source, title)}
            order={isSingle ? undefined : order}
            index={index}
          />
        ))}
      </div>
      <label className={styles.subLabel} htmlFor={id}>
        {isSingle && ids.length > 0 ? 'Replace with' : `Add to ${label.toLowerCase()}`}
      </label>
      <Combobox
        id={id}
        input={input}
        choices={choices.source.filter((choice) => !ids.includes(choice.id))}
        onChoose={(choice) => add(choice.id, choice.label)}
        onCreate={hasSheetFields ? undefined : addNew}
      />
      {hasSheetFields ? (
        <SheetListNote />
      ) : (
        <p className={styles.help}>Type a title or a publisher. For a new source, type its title.</p>
      )}
      <output className={styles.hidden}>{status || moved}</output>
    </>
  )
}

interface ChosenSourceProps {
  readonly choice: Choice
  readonly onRemove: (title: string) => void
  readonly order: Order | undefined
  readonly index: number
}

/** A source that is not on disk yet has its fields here. */
function ChosenSource({ choice: { id, label, note }, onRemove, order, index }: ChosenSourceProps) {
  const { forms, editor } = useEditorContext()
  // Other open statements may cite the same new source.
  const idPrefix = useId()
  const file = 'sources.yaml'
  const value = getAt(getContent(editor.state, file), [id])
  const isNew = value !== undefined && getAt(findFile(editor.state.election, file).value, [id]) === undefined
  return (
    <Row
      label={label}
      order={order}
      index={index}
      onRemove={() => onRemove(label)}
      below={
        isNew && (
          <fieldset className={rows.item}>
            <legend className={styles.subLabel}>New source: {label}</legend>
            <FileContext value={{ file, idPrefix, edit: (field, next) => editor.edit(file, field, next) }}>
              <GroupFields path={[id]} form={forms.source} value={value} />
            </FileContext>
          </fieldset>
        )
      }
    >
      <span className={rows.chosen}>
        <strong>{label}</strong>
        {note ? <span className={styles.help}> {note}</span> : ''}
      </span>
    </Row>
  )
}
