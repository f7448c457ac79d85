import { useState } from 'react'
import { countNoun } from '@/lib/problems'
import { preventDefaultThen, isWithin, useEditorContext, takeFocus } from '../fields/context'
import { Item } from '../fields/Item'
import { SearchField } from '../fields/SearchField'
import { createId, filterChoices } from '../state/choices'
import { getContent } from '../state/editorState'
import { useKeptState } from '../state/useKeptState'
import { getAt, type Path } from '@/lib/values'
import { FileForm } from './FileForm'
import { Button, SmallButton } from '../fields/Button'
import { SheetListNote, useSheetField } from '../fields/SheetField'
import fields from '../fields/Fields.module.css'

const file = 'sources.yaml'

export function SourcesPage({ target }: { readonly target: Path | undefined }) {
  const {
    editor,
    forms,
    choices: { source: choices },
  } = useEditorContext()
  const [text, setText] = useState('')
  const { value: title, keep, clear } = useKeptState(`new-source:${editor.state.election?.folder}`, '')
  const [arrival, setArrival] = useState<{ readonly id: string; readonly kind: 'added' | 'putBack' }>()
  const [removed, setRemoved] = useState<{ readonly id: string; readonly title: string; readonly value: unknown }>()
  const { hasSheetFields } = useSheetField([], file)
  const value = getContent(editor.state, file)
  const found = filterChoices(choices, text)
  const listed = choices.filter(
    ({ id }) => id === arrival?.id || found.some((choice) => choice.id === id) || isWithin(target, [id]),
  )
  const add = () => {
    if (title.trim() === '') return
    const usedIds = choices.map((choice) => choice.id)
    const id = createId([title], usedIds, 'source')
    editor.edit(file, [id], { title: title.trim() })
    setArrival({ id, kind: 'added' })
    clear()
  }

  return (
    <FileForm file={file} target={target}>
      <h1>Sources</h1>
      <SearchField id="find-source" label="Find a source" value={text} onChange={setText} />
      {hasSheetFields ? (
        <SheetListNote />
      ) : (
        <form className={fields.field} onSubmit={preventDefaultThen(add)}>
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
          <p className={fields.buttons}>
            <Button type="submit">Add a source</Button>
          </p>
        </form>
      )}
      <div>
        <output className={fields.help}>{countNoun(listed.length, 'source')}</output>
      </div>
      {removed && choices.every(({ id }) => id !== removed.id) && (
        <SmallButton
          // Another one for each source, so that it takes the focus.
          key={removed.id}
          ref={takeFocus}
          onClick={() => {
            setArrival({ id: removed.id, kind: 'putBack' })
            editor.edit(file, [removed.id], removed.value)
            setRemoved(undefined)
          }}
        >
          Put back {removed.title}
        </SmallButton>
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
            editor.edit(file, [choice.id], undefined)
          }}
        />
      ))}
    </FileForm>
  )
}
