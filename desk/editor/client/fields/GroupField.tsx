import { useState, useEffect } from 'react'
import { isOpenGroup, type GroupForm, type FieldForm } from '@/guide/fields/forms'
import { getAt, type Path, toItems } from '@/lib/values'
import { isFields, toText } from '../state/values'
import { useEditorContext, useFile, type FieldProps, isWithin, useElementId, useShownProblems } from './context'
import { LabeledGroup } from './Labeled'
import { Button, SmallButton } from './Button'
import { SheetNote, useSheetField } from './SheetField'
import { createId } from '../state/choices'
import { getContent } from '../state/editorState'
import styles from './Fields.module.css'

const unreadable =
  'Somebody changed this outside the editor, and it can no longer be read. Undo that change, or ask whoever made it.'

/** An optional group with required fields has a button that adds it. */
export function GroupField({ path, field, form, value }: FieldProps & { readonly form: GroupForm }) {
  const { edit } = useFile()
  const [removed, setRemoved] = useState<unknown>()
  const { hasSheetFields } = useSheetField(path)
  const isOpen = isOpenGroup(form) || field.isRequired
  const name = field.isName ? field.label : field.label.toLowerCase()
  if (isOpen || value !== undefined)
    return (
      <LabeledGroup path={path} field={field} hasFields>
        <GroupFields path={path} form={form} value={value} />
        {!isOpen && !hasSheetFields && (
          <SmallButton
            onClick={() => {
              setRemoved(value)
              edit(path, undefined)
            }}
          >
            Remove {name}
          </SmallButton>
        )}
      </LabeledGroup>
    )
  return (
    <LabeledGroup path={path} field={field}>
      {hasSheetFields ? (
        <SheetNote />
      ) : (
        <p className={styles.buttons}>
          <Button onClick={() => edit(path, {})}>Add {name}</Button>
          {removed !== undefined && <SmallButton onClick={() => edit(path, removed)}>Put back {name}</SmallButton>}
        </p>
      )}
    </LabeledGroup>
  )
}

/** Rarely needed fields are collapsed until one has a value. The id is collapsed, too. */
export function GroupFields({ path, form, value }: Omit<FieldProps, 'field'> & { readonly form: GroupForm }) {
  const { Field } = useEditorContext()
  const addId = useNewId(path, form, value)
  // A field stays where it is when it is cleared, so that it keeps the focus.
  const [used] = useState(() => new Set<string>())
  for (const { name } of form.fields) if (getAt(value, [name]) !== undefined) used.add(name)
  const rare = useCollapsed(
    path,
    form.fields.filter(({ name, isRare }) => isRare && !used.has(name)),
  )
  const id = useCollapsed(path, form.fields.filter(isId))
  return (
    <div onBlur={addId}>
      {!isFields(value) && value !== undefined && <p className={styles.problem}>{unreadable}</p>}
      {form.fields
        .filter((field) => !rare.hidden.includes(field) && !id.hidden.includes(field))
        .map((field) => (
          <Field key={field.name} path={[...path, field.name]} field={field} value={getAt(value, [field.name])} />
        ))}
      {(rare.hidden.length > 0 || id.hidden.length > 0) && (
        <p className={styles.buttons}>
          {rare.hidden.length > 0 && <SmallButton onClick={rare.open}>More: {listLabels(rare.hidden)}</SmallButton>}
          {id.hidden.length > 0 && <SmallButton onClick={id.open}>Show the {listLabels(id.hidden)}</SmallButton>}
        </p>
      )}
    </div>
  )
}

function listLabels(fields: GroupForm['fields']): string {
  return fields.map(({ label }) => label.toLowerCase()).join(', ')
}

/** Fields that name an item, in the order of preference. */
const nameFields = ['name', 'title', 'term', 'label', 'text']

/** A new item gets an id from its name. An id that exists stays, since others may refer to it. */
function useNewId(path: Path, form: GroupForm, value: unknown): () => void {
  const { file, edit } = useFile()
  const { choices, editor } = useEditorContext()
  return () => {
    const name = nameFields.map((field) => toText(getAt(value, [field]))).find(Boolean) ?? ''
    if (!form.fields.some(isId) || name === '' || getAt(value, ['id']) !== undefined) return
    const siblings = toItems(getAt(getContent(editor.state, file), path.slice(0, -1)))
    const usedIds = [...siblings.map((item) => toText(getAt(item, ['id']))), ...choices.contest.map(({ id }) => id)]
    edit([...path, 'id'], createId([name], usedIds, 'item'))
  }
}

function isId({ name }: GroupForm['fields'][number]): boolean {
  return name === 'id'
}

/** Fields of a group that are hidden until the user asks for them, follows a link to one, or one has a problem. */
function useCollapsed(path: Path, fields: readonly FieldForm[]) {
  const { target } = useFile()
  const names = new Set(fields.map(({ name }) => name))
  const { problems } = useShownProblems(path, (other) => names.has(String(other[path.length]))).shown
  const hasTarget = fields.some(({ name }) => isWithin(target, [...path, name]))
  const [wasOpened, setOpened] = useState(false)
  const isOpen = wasOpened || hasTarget || problems.length > 0
  const firstId = useElementId([...path, fields[0]?.name ?? ''])
  useEffect(() => {
    if (wasOpened) document.getElementById(firstId)?.focus()
    // Runs only when the user opens the fields.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wasOpened])
  return { hidden: isOpen ? [] : fields, open: () => setOpened(true) }
}
