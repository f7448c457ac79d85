import { useState } from 'react'
import { countNoun } from '@/lib/problems'
import type { Forms } from '@/guide/fields/forms'
import { isWithin } from '../fields/context'
import { Item } from '../fields/Item'
import { takeFocus } from '../fields/takeFocus'
import { createId, filterChoices, type Choice } from '../state/choices'
import { getContent } from '../state/editorState'
import type { Editor } from '../state/useEditor'
import { useKeptState } from '../state/useKeptState'
import { getAt, type Path } from '@/lib/values'
import { FileForm } from './FileForm'
import fields from '../fields/Fields.module.css'
import styles from './Views.module.css'

interface SourcesPageProps {
  readonly editor: Editor
  readonly forms: Forms
  readonly choices: readonly Choice[]
  readonly target?: Path | undefined
}

const file = 'sources.yaml'

/** Every source, with a search by words of its title, publisher and date. */
export function SourcesPage({ editor, forms, choices, target }: SourcesPageProps) {
  const [text, setText] = useState('')
  const { value: title, keep, clear } = useKeptState(`new-source:${editor.state.election?.folder}`, '')
  const [arrival, setArrival] = useState<{ readonly id: string; readonly kind: 'added' | 'putBack' }>()
  const [removed, setRemoved] = useState<{ readonly id: string; readonly title: string; readonly value: unknown }>()
  const form = { kind: 'record', keys: 'source', value: forms.source } as const
  const value = getContent(editor.state, file)
  const found = filterChoices(choices, text)
  const listed = choices.filter(
    ({ id }) => id === arrival?.id || found.some((choice) => choice.id === id) || isTarget(id),
  )

  function isTarget(id: string): boolean {
    return target !== undefined && isWithin(target, [id])
  }
  const add = () => {
    const usedIds = choices.map((choice) => choice.id)
    const id = createId(title, usedIds, 'source')
    editor.edit(file, form, [id], { title: title.trim() })
    setArrival({ id, kind: 'added' })
    clear()
  }

  return (
    <FileForm editor={editor} file={file} form={form} target={target}>
      <h1>Sources</h1>
      <div className={fields.field}>
        <label className={fields.label} htmlFor="find-source">
          Find a source
        </label>
        <input
          id="find-source"
          type="search"
          className={fields.control}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault()
          if (title.trim() !== '') add()
        }}
      >
        <label className={fields.label} htmlFor="new-source">
          Title of a new source
        </label>
        <input
          id="new-source"
          className={fields.control}
          value={title}
          autoComplete="off"
          onChange={(event) => keep(event.target.value)}
        />
        <button type="submit" className={fields.button}>
          Add a source
        </button>
      </form>
      <output className={styles.count}>{countNoun(listed.length, 'source')}</output>
      {removed && choices.every(({ id }) => id !== removed.id) && (
        <button
          // Another one for each source, so that it takes the focus.
          key={removed.id}
          ref={takeFocus}
          type="button"
          className={fields.small}
          onClick={() => {
            setArrival({ id: removed.id, kind: 'putBack' })
            editor.edit(file, form, [removed.id], removed.value)
            setRemoved(undefined)
          }}
        >
          Put back {removed.title}
        </button>
      )}
      {listed.map((choice) => (
        <Item
          key={choice.id}
          path={[choice.id]}
          form={forms.source}
          value={getAt(value, [choice.id])}
          name=""
          title={choice.label}
          note={choice.note}
          referredAs="source"
          arrival={choice.id === arrival?.id ? arrival.kind : undefined}
          onRemove={() => {
            setRemoved({ id: choice.id, title: choice.label, value: getAt(value, [choice.id]) })
            editor.edit(file, form, [choice.id], undefined)
          }}
        />
      ))}
    </FileForm>
  )
}
