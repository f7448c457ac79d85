import { useEffect, useState } from 'react'
import { isOpenGroup, type GroupForm } from '@/guide/fields/forms'
import { createId } from '../state/choices'
import { getAt } from '@/lib/values'
import { isFields, toText } from '../state/values'
import { isWithin, useEditorContext, useElementId, useFile, useProblems, type FieldProps } from './context'
import { LabeledGroup } from './Labeled'
import { Button, SmallButton } from './Button'
import { SheetNote } from './SheetField'
import { useSheetField } from './sheet'
import styles from './Fields.module.css'

/** A group of fields. An optional group with required fields has a button that adds it. */
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

interface GroupFieldsProps extends Omit<FieldProps, 'field'> {
  readonly form: GroupForm
}

/** The fields of a group. Those that are rarely needed are collapsed until one has a value or a problem. */
export function GroupFields({ path, form, value }: GroupFieldsProps) {
  const { target, edit } = useFile()
  const { choices, Field } = useEditorContext()
  // A field stays where it is when it is cleared, so that it keeps the focus.
  const [used] = useState(() => new Set<string>())
  for (const { name } of form.fields) if (getAt(value, [name]) !== undefined) used.add(name)
  const hidden = form.fields.filter(({ name, isRare }) => isRare && !used.has(name))
  const names = new Set(hidden.map(({ name }) => name))
  const { problems } = useProblems(path, (other) => names.has(String(other[path.length])))
  const hasTarget = hidden.some(({ name }) => isWithin(target, [...path, name]))
  const [wasOpened, setOpened] = useState(false)
  const isOpen = wasOpened || hasTarget || problems.length > 0
  const firstId = useElementId([...path, hidden[0]?.name ?? ''])
  useEffect(() => {
    if (wasOpened) document.getElementById(firstId)?.focus()
    // Runs only when the user opens the fields.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wasOpened])
  const hasId = form.fields.some(({ name }) => name === 'id')
  /** A new race, question, answer, group, area or topic gets an id from its name. */
  const addId = () => {
    const name = ['name', 'title', 'label'].map((field) => toText(getAt(value, [field]))).find(Boolean) ?? ''
    if (!hasId || name === '' || getAt(value, ['id']) !== undefined) return
    const usedIds = [choices.contest, choices.group, choices.topic].flat().map(({ id }) => id)
    edit([...path, 'id'], createId([name], usedIds, 'item'))
  }
  return (
    <div onBlur={addId}>
      {!isFields(value) && value !== undefined && <p className={styles.problem}>This is not a group of fields.</p>}
      {form.fields
        .filter(({ name }) => isOpen || !names.has(name))
        .map((field) => (
          <Field key={field.name} path={[...path, field.name]} field={field} value={getAt(value, [field.name])} />
        ))}
      {hidden.length > 0 && !isOpen && (
        <SmallButton onClick={() => setOpened(true)}>
          More: {hidden.map(({ label }) => label.toLowerCase()).join(', ')}
        </SmallButton>
      )}
    </div>
  )
}
