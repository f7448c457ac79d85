import type { ChoiceForm, TextForm } from '@/guide/fields/forms'
import { capitalize, toText } from '../state/values'
import { useFile, type FieldProps } from './context'
import { Labeled } from './Labeled'

/** Characters left below which their number is shown. */
const nearLimit = 60

/** Text, or a number. */
export function TextField({ path, field, value }: FieldProps) {
  const { edit, isStrict = false } = useFile()
  const { input, isLong, max = Infinity } = field.form.kind === 'text' ? field.form : numberForm
  const text = toText(value)
  const left = max - text.length
  const note = left < 0 ? `${-left} characters too many.` : left <= nearLimit ? `${left} characters left.` : undefined
  // An item of a list stays while its text is empty.
  const empty = typeof path.at(-1) === 'number' ? '' : undefined
  return (
    <Labeled path={path} field={field} note={note}>
      {(attributes) => {
        const own = {
          ...attributes,
          required: isStrict && field.isRequired,
          value: text,
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            edit(path, parseText(input, target.value) ?? empty),
        }
        return isLong ? (
          <textarea {...own} rows={4} />
        ) : (
          <input
            {...own}
            type={getType(input, text)}
            inputMode={input === 'number' ? 'numeric' : input === 'url' ? 'url' : undefined}
            autoComplete="off"
          />
        )
      }}
    </Labeled>
  )
}

type InputKind = TextForm['input'] | 'number'

const numberForm = { input: 'number', isLong: false, max: undefined } as const

/** Browsers show no text that is not a date in an input for dates, so that a mistake would be hidden. */
function getType(input: InputKind, text: string): string {
  if (input === 'date') return text === '' || /^\d{4}-\d\d-\d\d$/.test(text) ? 'date' : 'text'
  if (input === 'time') return text === '' || /^\d\d:\d\d$/.test(text) ? 'time' : 'text'
  return input === 'tel' || input === 'email' ? input : 'text'
}

/**
 * Files have a year as a number. An empty field is removed. Text that is no number stays, with the problem, and so does one
 * that ends in 0 after a decimal point, because more digits may follow.
 */
export function parseText(input: InputKind, text: string): string | number | undefined {
  const digits = input === 'number' ? text.replaceAll(/[\s,]/g, '') : text
  if (digits === '') return undefined
  const form = { number: /^(?:0|[1-9]\d{0,14})(?:\.\d{0,8}[1-9])?$/, looseDate: /^[1-9]\d{3}$/ }[String(input)]
  return form?.test(digits) ? Number(digits) : text
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
