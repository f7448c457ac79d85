import { useContext } from 'react'
import type { Target } from '@/guide/fields/forms'
import type { Choice } from '../state/choices'
import type { Path } from '@/lib/values'
import { toItems, toText } from '../state/values'
import { Select } from './ChoiceFields'
import { useEditorContext, useElementId, useFile, type FieldProps } from './context'
import { LabeledGroup } from './Labeled'
import { RaceContext } from './RaceContext'
import { SourcePicker } from './SourcePicker'
import styles from './Fields.module.css'

interface ReferenceProps extends FieldProps {
  readonly target: Target
}

/** One thing of the election. */
export function ReferenceField({ path, field, target, value }: ReferenceProps) {
  const { edit } = useFile()
  const choices = useChoices(target)
  if (target === 'source') {
    const ids = toText(value) === '' ? [] : [toText(value)]
    return (
      <LabeledGroup path={path} field={field}>
        <SourcePicker path={path} label={field.label} ids={ids} isSingle onChange={(next) => edit(path, next.at(-1))} />
      </LabeledGroup>
    )
  }
  const options = choices.map(({ id, label }) => ({ value: id, label }))
  return <Select path={path} field={field} value={value} options={options} parse={(text) => text} />
}

/** Several things of the election. */
export function ReferencesField({ path, field, target, value }: ReferenceProps) {
  const { edit } = useFile()
  const choices = useChoices(target)
  const ids = toItems(value).map(toText)
  const change = (next: readonly string[]) => edit(path, next.length === 0 && !field.isRequired ? undefined : next)
  return (
    <LabeledGroup path={path} field={field}>
      {target === 'source' ? (
        <SourcePicker path={path} label={field.label} ids={ids} onChange={change} />
      ) : (
        <Checkboxes path={path} choices={choices} ids={ids} onChange={change} />
      )}
    </LabeledGroup>
  )
}

interface CheckboxesProps {
  readonly path: Path
  readonly choices: readonly Choice[]
  readonly ids: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
}

function Checkboxes({ path, choices, ids, onChange }: CheckboxesProps) {
  const fieldId = useElementId(path)
  const unknown = ids.filter((id) => choices.every((choice) => choice.id !== id)).map((id) => ({ id, label: id }))
  const all = [...choices, ...unknown]
  if (all.length === 0) return <p className={styles.help}>There are none yet.</p>
  return (
    <div className={styles.checkboxes}>
      {all.map(({ id, label }) => (
        <label key={id} className={styles.checkbox}>
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

/** The choices for a target. In the results of a race, only its candidates. */
function useChoices(target: Target): readonly Choice[] {
  const { choices } = useEditorContext()
  const race = useContext(RaceContext)
  const all = choices[target]
  return target === 'candidate' && race !== undefined ? all.filter(({ races = [] }) => races.includes(race)) : all
}
