import { useContext, type ReactNode } from 'react'
import type { RecordForm } from '@/guide/fields/forms'
import { getAt } from '@/lib/values'
import { toFields } from '../state/values'
import { useEditorContext, type FieldProps } from './context'
import { LabeledGroup } from './Labeled'
import { RaceContext } from './RaceContext'

interface RecordFieldProps extends FieldProps {
  readonly form: RecordForm
}

/** A value for each race, question or candidate. */
export function RecordField({ path, field, form, value }: RecordFieldProps) {
  const { choices, Field } = useEditorContext()
  const race = useContext(RaceContext)
  const all = choices[form.keys]
  const known = form.keys === 'candidate' && race ? all.filter(({ races = [] }) => races.includes(race)) : all
  const unknown = Object.keys(toFields(value)).filter((id) => known.every((choice) => choice.id !== id))
  const entries = [...known, ...unknown.map((id) => ({ id, label: id }))]
  return (
    <LabeledGroup path={path} field={field} hasFields>
      {entries.map(({ id, label }) => (
        <InRace key={id} race={form.keys === 'race' ? id : race}>
          <Field
            path={[...path, id]}
            field={{ name: id, label, isRequired: false, isRare: false, isName: true, form: form.value }}
            value={getAt(value, [id])}
          />
        </InRace>
      ))}
    </LabeledGroup>
  )
}

function InRace({ race, children }: { readonly race: string | undefined; readonly children: ReactNode }) {
  return race === undefined ? children : <RaceContext value={race}>{children}</RaceContext>
}
