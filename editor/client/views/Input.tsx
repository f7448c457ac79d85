import fields from '../fields/Fields.module.css'

interface InputProps {
  readonly id: string
  readonly label: string
  readonly help?: string | undefined
  /** What is wrong with the value. */
  readonly problem?: string | undefined
  readonly value: string
  readonly isRequired?: boolean
  readonly onChange: (value: string) => void
}

/** An input of a form about something new. */
export function Input({ id, label, help, problem, value, isRequired = false, onChange }: InputProps) {
  return (
    <div className={fields.field}>
      <p className={fields.labelLine}>
        <label className={fields.label} htmlFor={id}>
          {label}
        </label>
        {isRequired && <span className={fields.required}>required</span>}
      </p>
      <input
        id={id}
        className={fields.control}
        required={isRequired}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        aria-invalid={problem !== undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-help`}>
        {help && <p className={fields.help}>{help}</p>}
        {problem && <p className={fields.problem}>{problem}</p>}
      </div>
    </div>
  )
}
