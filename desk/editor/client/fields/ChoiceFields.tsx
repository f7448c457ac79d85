import { capitalize } from '../state/capitalize'
import type { ChoiceForm } from '@/guide/fields/forms'
import { toText } from '../state/values'
import { useFile, type FieldProps } from './context'
import { Labeled } from './Labeled'
import styles from './Fields.module.css'

export function ChoiceField({ path, field, form, value }: FieldProps & { readonly form: ChoiceForm }) {
  const options = form.values.map((each) => ({ value: each, label: capitalize(each) }))
  return <Select path={path} field={field} value={value} options={options} parse={(text) => text} />
}

/** Yes, no, or not stated. */
export function YesNoField({ path, field, value }: FieldProps) {
  return <Select path={path} field={field} value={value} options={yesNo} parse={(text) => text === 'true'} />
}

const yesNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

interface SelectProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly parse: (text: string) => unknown
}

/** A list of values in which the first is none. A value that is not in the list stays until another is chosen. */
export function Select({ path, field, value, options, parse }: SelectProps) {
  const { edit } = useFile()
  const text = toText(value)
  const isKnown = text === '' || options.some((option) => option.value === text)
  return (
    <Labeled path={path} field={field}>
      {(attributes) => (
        <select
          {...attributes}
          className={styles.control}
          value={text}
          onChange={({ target }) => edit(path, target.value === '' ? undefined : parse(target.value))}
        >
          <option value="">{field.isRequired ? 'Choose' : 'Not stated'}</option>
          {!isKnown && <option value={text}>{text}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labeled>
  )
}
