import { useId } from 'react'
import type { Choice } from '../state/choices'
import { FileContext, useEditorContext } from './context'
import { GroupFields } from './GroupField'
import styles from './Fields.module.css'

interface ChosenSourceProps {
  readonly choice: Choice
  readonly onRemove: (title: string) => void
}

/** A source that a field refers to. A source that is not on disk yet has its fields here. */
export function ChosenSource({ choice: { id, label, note }, onRemove }: ChosenSourceProps) {
  const { forms, isNewSource, getSource, editSource } = useEditorContext()
  // Other open statements may cite the same new source.
  const idPrefix = useId()
  const form = { kind: 'record', keys: 'source', value: forms.source } as const
  return (
    <li>
      <div className={styles.chosenLine}>
        <span>
          <strong>{label}</strong>
          {note ? <span className={styles.note}> {note}</span> : ''}
        </span>
        <button type="button" className={styles.small} aria-label={`Remove ${label}`} onClick={() => onRemove(label)}>
          Remove
        </button>
      </div>
      {isNewSource(id) && (
        <fieldset className={styles.item}>
          <legend className={styles.subLabel}>New source: {label}</legend>
          <FileContext
            value={{
              file: 'sources.yaml',
              form,
              idPrefix,
              edit: ([source, ...field], value) => editSource(String(source), field, value),
            }}
          >
            <GroupFields path={[id]} form={forms.source} value={getSource(id)} />
          </FileContext>
        </fieldset>
      )}
    </li>
  )
}
