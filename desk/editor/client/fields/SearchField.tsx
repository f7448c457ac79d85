import styles from './Fields.module.css'

interface SearchFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

export function SearchField({ id, label, value, onChange }: SearchFieldProps) {
  return (
    <div className={styles.field}>
      <div>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      </div>
      <input
        id={id}
        type="search"
        className={styles.control}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
