import { useState, useRef, type ComponentProps } from 'react'
import type { ChoiceForm } from '@/guide/fields/forms'
import { getAt } from '@/lib/values'
import { formatFullDay } from '../state/formatDay'
import { parseInput } from '../state/parseInput'
import { capitalize, toText } from '../state/values'
import { useEditorContext, useFile, type FieldProps } from './context'
import { Labeled } from './Labeled'
import { Button } from './Button'
import styles from './DateInput.module.css'

/** Characters left below which their number is shown. */
const nearLimit = 60

/** The input keeps what the user types until it is left, and then has the value. */
export function TextField({ path, field, value }: FieldProps) {
  const { edit, language: lang, isStrict = false } = useFile()
  const { electionFile } = useEditorContext()
  const form = field.form.kind === 'text' ? field.form : numberForm
  const { input, isLong, max = Infinity } = form
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown }>()
  // Something else may have changed the value since, like an undo.
  const text = typed && typed.value === value ? typed.text : toText(value)
  const left = max - text.length
  const note = left < 0 ? `${-left} characters too many.` : left <= nearLimit ? `${left} characters left.` : undefined
  // An item of a list stays while its text is empty.
  const empty = typeof path.at(-1) === 'number' ? '' : undefined
  const change = (next: string) => {
    const language = toText(getAt(electionFile, ['languages', 0]))
    const parsed = parseInput(form, next, language || undefined) ?? empty
    setTyped({ text: next, value: parsed })
    edit(path, parsed)
  }
  const isDate = input === 'date' || input === 'looseDate'
  return (
    <Labeled path={path} field={field} note={isDate ? describeDay(value) : note}>
      {(attributes) => {
        const own = {
          ...attributes,
          ...(lang === undefined ? {} : { lang, dir: 'auto' }),
          required: isStrict && field.isRequired,
          value: text,
          onChange: ({ target }: { readonly target: { readonly value: string } }) => change(target.value),
          onBlur: () => setTyped(undefined),
        }
        if (isLong) return <textarea {...own} rows={4} />
        if (isDate) return <DateInput {...own} label={field.label} day={toText(value)} onPick={change} />
        const inputMode = input === 'number' ? 'numeric' : input === 'url' ? 'url' : undefined
        return <input {...own} type={getType(input, text)} inputMode={inputMode} autoComplete="off" />
      }}
    </Labeled>
  )
}

function describeDay(value: unknown): string | undefined {
  const day = formatFullDay(toText(value))
  return day && `${day}.`
}

const numberForm = { input: 'number', isLong: false, max: undefined } as const

/** Browsers show no text that is not a time in an input for times, so that a mistake would be hidden. */
function getType(input: string, text: string): string {
  if (input === 'time') return text === '' || /^\d\d:\d\d$/.test(text) ? 'time' : 'text'
  return input === 'tel' || input === 'email' ? input : 'text'
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

/** A value that is not in the list stays until another is chosen. */
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

interface DateInputProps extends ComponentProps<'input'> {
  readonly label: string
  /** Like `2023-10-12`. The calendar does not show other dates and text. */
  readonly day: string
  readonly onPick: (day: string) => void
}

/** A date as text, because an input for dates hides a mistake, and has neither months nor years alone. */
function DateInput({ label, day, onPick, ...attributes }: DateInputProps) {
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.date}>
      <input {...attributes} type="text" autoComplete="off" />
      <span className={styles.calendar}>
        <Button aria-label={`Calendar: ${label}`} onClick={() => calendar.current?.showPicker()}>
          Calendar
        </Button>
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden
          value={/^\d{4}-\d\d-\d\d$/.test(day) ? day : ''}
          onChange={({ target }) => onPick(target.value)}
        />
      </span>
    </div>
  )
}
