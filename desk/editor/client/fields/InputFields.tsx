import type { ChoiceForm, TextForm } from '@/guide/fields/forms'
import { capitalize, toText } from '../state/values'
import { useFile, type FieldProps } from './context'
import { Labeled } from './Labeled'
import styles from './Fields.module.css'

/** Characters left below which their number is shown. */
const nearLimit = 60

export function TextField({ path, field, form, value }: FieldProps & { readonly form: TextForm }) {
  const { edit, isStrict = false } = useFile()
  const text = toText(value)
  const left = (form.max ?? Infinity) - text.length
  const note = left < 0 ? `${-left} characters too many.` : left <= nearLimit ? `${left} characters left.` : undefined
  // An item of a list stays while its text is empty.
  const empty = typeof path.at(-1) === 'number' ? '' : undefined
  return (
    <Labeled path={path} field={field} note={note}>
      {(attributes) => {
        const own = {
          ...attributes,
          className: styles.control,
          required: isStrict && field.isRequired,
          value: text,
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            edit(path, parseText(form, target.value) ?? empty),
        }
        return form.isLong ? (
          <textarea {...own} rows={4} />
        ) : (
          <input
            {...own}
            type={getType(form, text)}
            inputMode={form.input === 'url' ? 'url' : undefined}
            autoComplete="off"
          />
        )
      }}
    </Labeled>
  )
}

/** Browsers show no text that is not a date in an input for dates, so that a mistake would be hidden. */
function getType({ input }: TextForm, text: string): string {
  if (input === 'date') return text === '' || /^\d{4}-\d\d-\d\d$/.test(text) ? 'date' : 'text'
  if (input === 'time') return text === '' || /^\d\d:\d\d$/.test(text) ? 'time' : 'text'
  return input === 'tel' || input === 'email' ? input : 'text'
}

/** Files have a year as a number. An empty field is removed. */
function parseText({ input }: TextForm, text: string): string | number | undefined {
  if (text === '') return undefined
  return input === 'looseDate' && /^[1-9]\d{3}$/.test(text) ? Number(text) : text
}

/** A whole number. Other text stays in the field, with the problem. */
export function NumberField({ path, field, value }: FieldProps) {
  const { edit } = useFile()
  return (
    <Labeled path={path} field={field}>
      {(attributes) => (
        <input
          {...attributes}
          className={styles.control}
          inputMode="numeric"
          autoComplete="off"
          value={toText(value)}
          onChange={({ target }) => edit(path, parseNumber(target.value))}
        />
      )}
    </Labeled>
  )
}

function parseNumber(text: string): number | string | undefined {
  const compact = text.replaceAll(/[\s,]/g, '')
  if (compact === '') return undefined
  return /^(0|[1-9]\d{0,14})$/.test(compact) ? Number(compact) : text
}

export function ChoiceField({ form, ...props }: FieldProps & { readonly form: ChoiceForm }) {
  return (
    <Select
      {...props}
      options={form.values.map((each) => ({ value: each, label: form.labels?.[each] ?? capitalize(each) }))}
    />
  )
}

export function YesNoField(props: FieldProps) {
  const options = ['true', 'false'].map((value) => ({ value, label: value === 'true' ? 'Yes' : 'No' }))
  return <Select {...props} options={options} parse={(text) => text === 'true'} />
}

interface SelectProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly parse?: (text: string) => unknown
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
          onChange={({ target }) =>
            edit(path, target.value === '' ? undefined : (parse?.(target.value) ?? target.value))
          }
        >
          <option value="">{field.isRequired ? 'Choose' : 'Not stated'}</option>
          {[...(isKnown ? [] : [{ value: text, label: text }]), ...options].map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labeled>
  )
}
