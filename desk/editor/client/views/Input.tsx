import type { ElectionQuestion } from '@/desk/editor/api'
import fields from '../fields/Fields.module.css'

interface InputProps {
  readonly id: string
  readonly label: string
  readonly help?: string | undefined
  readonly problem?: string | undefined
  readonly value: string
  readonly choices?: ElectionQuestion['choices'] | undefined
  readonly isRequired?: boolean
  readonly onChange: (value: string) => void
}

export function Input({ id, label, help, problem, value, choices, isRequired = false, onChange }: InputProps) {
  const attributes = {
    id,
    className: fields.control,
    required: isRequired,
    'aria-describedby': `${id}-help`,
    'aria-invalid': problem !== undefined,
    value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  }
  return (
    <div className={fields.field}>
      <p className={fields.labelLine}>
        <label className={fields.label} htmlFor={id}>
          {label}
        </label>
        {isRequired && <span className={fields.required}>required</span>}
      </p>
      {choices ? (
        <select {...attributes}>
          {value === '' && <option value="">Choose one</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...attributes} autoComplete="off" />
      )}
      <div id={`${id}-help`}>
        {help && <p className={fields.help}>{help}</p>}
        {problem && <p className={fields.problem}>{problem}</p>}
      </div>
    </div>
  )
}
