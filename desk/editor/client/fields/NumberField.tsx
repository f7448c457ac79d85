import { toText } from '../state/values'
import { useFile, type FieldProps } from './context'
import { Labeled } from './Labeled'
import styles from './Fields.module.css'

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
