import { useRef, type ComponentProps } from 'react'
import { Button } from './Button'
import styles from './DateInput.module.css'

interface DateInputProps extends ComponentProps<'input'> {
  readonly label: string
  /** Like `2023-10-12`. The calendar does not show other dates and text. */
  readonly day: string
  readonly onPick: (day: string) => void
}

/** A date as text, because an input for dates hides a mistake, and has neither months nor years alone. */
export function DateInput({ label, day, onPick, ...attributes }: DateInputProps) {
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
