import type { Form } from '@/guide/fields/forms'
import { findLabel, type Choices } from './choices'
import { describeEntry } from './describePath'
import { formatDay } from './formatDay'
import { isFields } from './values'

/** Formats a value as text for people, in the words of its form: fields and items on lines of their own. */
export function formatValue(choices: Choices, value: unknown, form: Form | undefined, indent = ''): string {
  const isEmptyGroup = isFields(value) && Object.keys(value).length === 0
  if (value === undefined || value === null || value === '' || isEmptyGroup) return '(empty)'
  if (Array.isArray(value)) {
    const item = form?.kind === 'list' ? form.item : form
    const items = value.map((each) => `${indent}• ${formatValue(choices, each, item, `${indent}  `).trimStart()}`)
    return items.join('\n') || '(none)'
  }
  if (isFields(value))
    return Object.entries(value)
      .map(([name, each]) => {
        const { label, form: child } = describeEntry(choices, name, form)
        const isNested = typeof each === 'object' && each !== null && Object.keys(each).length > 0
        const text = formatValue(choices, each, child, isNested ? `${indent}  ` : indent)
        return `${indent}${label}:${isNested ? '\n' : ' '}${text}`
      })
      .join('\n')
  if (form?.kind === 'reference' || form?.kind === 'references')
    return findLabel(choices[form.target], value) ?? String(value)
  if (form?.kind === 'text' && /date/i.test(form.input)) return formatDay(String(value))
  return value === true ? 'Yes' : value === false ? 'No' : String(value)
}
