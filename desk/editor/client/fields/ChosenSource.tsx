import { useId } from 'react'
import { getAt } from '@/lib/values'
import type { Choice } from '../state/choices'
import { findFile, getContent } from '../state/editorState'
import { FileContext, useEditorContext } from './context'
import { GroupFields } from './GroupField'
import { Row } from './Row'
import type { Order } from './useOrder'
import styles from './Fields.module.css'
import rows from './Row.module.css'

interface ChosenSourceProps {
  readonly choice: Choice
  readonly onRemove: (title: string) => void
  readonly order: Order | undefined
  readonly index: number
}

/** A source that is not on disk yet has its fields here. */
export function ChosenSource({ choice: { id, label, note }, onRemove, order, index }: ChosenSourceProps) {
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
