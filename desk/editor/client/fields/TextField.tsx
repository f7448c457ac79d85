import type { TextForm } from '@/guide/fields/forms'
import { toText } from '../state/values'
import { useFile, type FieldProps } from './context'
import { Labeled } from './Labeled'
import styles from './Fields.module.css'

interface TextFieldProps extends FieldProps {
  readonly form: TextForm
}

/** Characters left below which their number is shown. */
const nearLimit = 60

/** Text, a date or an address. */
export function TextField({ path, field, form, value }: TextFieldProps) {
  const { edit } = useFile()
  const text = toText(value)
  const left = (form.max ?? Infinity) - text.length
  // An item of a list stays while its text is empty.
  const empty = typeof path.at(-1) === 'number' ? '' : undefined
  const change = (next: string) => edit(path, parseText(form, next) ?? empty)
  return (
    <Labeled path={path} field={field} note={left <= nearLimit ? describeLeft(left) : undefined}>
      {(attributes) =>
        form.isLong ? (
          <textarea
            {...attributes}
            className={styles.control}
            rows={4}
            value={text}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          <input
            {...attributes}
            className={styles.control}
            type={getType(form, text)}
            inputMode={form.input === 'url' ? 'url' : undefined}
            autoComplete="off"
            value={text}
            onChange={({ target }) => change(target.value)}
          />
        )
      }
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

function describeLeft(left: number): string {
  return left < 0 ? `${-left} characters too many.` : `${left} characters left.`
}
