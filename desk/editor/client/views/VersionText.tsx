import { useEditorContext } from '../fields/context'
import type { Form } from '@/guide/fields/forms'
import { formatValue } from '../state/formatValue'
import styles from './Views.module.css'

interface VersionTextProps {
  readonly value: unknown
  /** Undefined if the schema does not have the field. */
  readonly form: Form | undefined
}

/** A value as text for people, in the words of its form. */
export function VersionText({ value, form }: VersionTextProps) {
  const { choices } = useEditorContext()
  return <span className={styles.versionText}>{formatValue(choices, value, form)}</span>
}
