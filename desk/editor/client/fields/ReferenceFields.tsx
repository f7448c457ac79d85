import { useContext } from 'react'
import type { RecordForm, ReferenceForm, Target } from '@/guide/fields/forms'
import { getAt, toItems } from '@/lib/values'
import type { Choice } from '../state/choices'
import { toFields, toText } from '../state/values'
import { ContestContext, useEditorContext, useElementId, useFile, useProblems, type FieldProps } from './context'
import { Select } from './InputFields'
import { LabeledGroup } from './Labeled'
import { Count } from './Messages'
import { SourcePicker } from './SourcePicker'
import boxes from './Checkbox.module.css'
import styles from './Fields.module.css'

export function ReferenceField({ path, field, form, value }: FieldProps & { readonly form: ReferenceForm }) {
  const { edit } = useFile()
  const fieldId = useElementId(path)
  const isSingle = form.kind === 'reference'
  const ids = isSingle ? [toText(value)].filter(Boolean) : toItems(value).map(toText)
  const choices = useChoices(form.target, ids)
  const change = (next: readonly string[]) =>
    edit(path, isSingle ? next.at(-1) : next.length === 0 && !field.isRequired ? undefined : next)
  if (isSingle && form.target !== 'source') {
    const options = choices.map(({ id, label }) => ({ value: id, label }))
    return <Select path={path} field={field} value={value} options={options} />
  }
  return (
    <LabeledGroup path={path} field={field}>
      {form.target === 'source' ? (
        <SourcePicker path={path} label={field.label} ids={ids} isSingle={isSingle} onChange={change} />
      ) : (
        <Checkboxes fieldId={fieldId} choices={choices} ids={ids} onChange={change} />
      )}
    </LabeledGroup>
  )
}

interface CheckboxesProps {
  readonly fieldId: string
  readonly choices: readonly Choice[]
  readonly ids: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
}

function Checkboxes({ fieldId, choices, ids, onChange }: CheckboxesProps) {
  if (choices.length === 0) return <p className={styles.help}>There are none yet.</p>
  return (
    <div className={boxes.checkboxes}>
      {choices.map(({ id, label }) => (
        <label key={id} className={boxes.checkbox}>
          <input
            type="checkbox"
            id={`${fieldId}:${id}`}
            checked={ids.includes(id)}
            onChange={({ target }) => onChange(target.checked ? [...ids, id] : ids.filter((other) => other !== id))}
          />
          {label}
        </label>
      ))}
    </div>
  )
}

/** More entries than these are closed at first. */
const maxOpen = 5

/** Nothing if there is no entry that it could be about. */
export function RecordField({ path, field, form, value }: FieldProps & { readonly form: RecordForm }) {
  const { Field } = useEditorContext()
  const contest = useContext(ContestContext)
  const found = useProblems(path)
  const keys = useChoices(form.keys, Object.keys(toFields(value)))
  if (keys.length === 0) return null
  const entries = keys.map(({ id, label }) => (
    <ContestContext key={id} value={form.keys === 'race' || form.keys === 'question' ? id : contest}>
      <Field
        path={[...path, id]}
        field={{ name: id, label, isRequired: false, isRare: false, isName: true, form: form.value }}
        value={getAt(value, [id])}
      />
    </ContestContext>
  ))
  return (
    <LabeledGroup path={path} field={field} hasFields>
      {keys.length > maxOpen ? (
        <details>
          <summary className={styles.summary}>
            Show all {keys.length}
            <Count {...found} />
          </summary>
          {entries}
        </details>
      ) : (
        entries
      )}
    </LabeledGroup>
  )
}

/** The choices for a target, and ids that are none. In the results of a race, only its candidates. In a question, only its answers. */
function useChoices(target: Target, ids: readonly string[]): readonly Choice[] {
  const { choices } = useEditorContext()
  const contest = useContext(ContestContext)
  const all = choices[target]
  const isLimited = target === 'answer' || (target === 'candidate' && choices.race.some(({ id }) => id === contest))
  const known = contest && isLimited ? all.filter(({ contests = [] }) => contests.includes(contest)) : all
  const unknown = ids.filter((id) => known.every((choice) => choice.id !== id))
  return [...known, ...unknown.map((id) => ({ id, label: id }))]
}
