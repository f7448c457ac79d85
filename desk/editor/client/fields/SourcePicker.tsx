import { useRef, useState } from 'react'
import { createId } from '../state/choices'
import type { Path } from '@/lib/values'
import { ChosenSource } from './ChosenSource'
import { Combobox } from './Combobox'
import { useEditorContext, useElementId } from './context'
import styles from './Fields.module.css'

interface SourcePickerProps {
  readonly path: Path
  readonly label: string
  readonly ids: readonly string[]
  /** True if another source replaces the one that is chosen. */
  readonly isSingle?: boolean
  readonly onChange: (ids: readonly string[]) => void
}

/** Picks sources by title, publisher or date, and adds new ones. */
export function SourcePicker({ path, label, ids, isSingle = false, onChange }: SourcePickerProps) {
  const { choices, editSource } = useEditorContext()
  const [status, setStatus] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const id = `${useElementId(path)}:add`

  const add = (source: string, title: string) => {
    onChange(isSingle ? [source] : [...ids, source])
    setStatus(`Added ${title}.`)
  }
  const addNew = (title: string) => {
    const usedIds = choices.source.map((choice) => choice.id)
    const source = createId(title, usedIds, 'source')
    editSource(source, [], { title })
    add(source, title)
  }
  const remove = (source: string, title: string) => {
    onChange(ids.filter((other) => other !== source))
    setStatus(`Removed ${title}.`)
    input.current?.focus()
  }

  return (
    <>
      {ids.length > 0 && (
        <ul className={styles.chosen}>
          {ids.map((source) => (
            <ChosenSource
              key={source}
              choice={choices.source.find((choice) => choice.id === source) ?? { id: source, label: source }}
              onRemove={(title) => remove(source, title)}
            />
          ))}
        </ul>
      )}
      <label className={styles.subLabel} htmlFor={id}>
        {isSingle && ids.length > 0 ? 'Replace with' : `Add to ${label.toLowerCase()}`}
      </label>
      <Combobox
        id={id}
        input={input}
        choices={choices.source.filter((choice) => !ids.includes(choice.id))}
        onChoose={(choice) => add(choice.id, choice.label)}
        onCreate={addNew}
        createLabel={(text) => `New source: ${text}`}
      />
      <p className={styles.help}>Type a title or a publisher. For a new source, type its title.</p>
      <output className={styles.hidden}>{status}</output>
    </>
  )
}
