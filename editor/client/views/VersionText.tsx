import { isFields } from '../state/values'
import styles from './Views.module.css'

/** A value as text for people: fields and items on lines of their own. */
export function VersionText({ value }: { readonly value: unknown }) {
  return <span className={styles.versionText}>{formatValue(value)}</span>
}

function formatValue(value: unknown, indent = ''): string {
  if (value === undefined || value === null || value === '') return '(empty)'
  if (Array.isArray(value))
    return value.length === 0
      ? '(none)'
      : value.map((item) => `${indent}• ${formatValue(item, `${indent}  `).trimStart()}`).join('\n')
  if (isFields(value))
    return Object.entries(value)
      .map(([name, item]) => formatEntry(name, item, indent))
      .join('\n')
  return value === true ? 'Yes' : value === false ? 'No' : String(value)
}

function formatEntry(name: string, value: unknown, indent: string): string {
  const isNested = typeof value === 'object' && value !== null
  return `${indent}${name}: ${isNested ? '\n' : ''}${formatValue(value, isNested ? `${indent}  ` : indent)}`
}
