import type { Form } from '@/guide/fields/forms'
import { getAt, isEqual, setAt } from '@/lib/values'
import { isFields, toText } from './values'

/** The day of the last change is today if a statement has changed. `base` is undefined for a new file. */
export function dateChange(form: Form, base: unknown, value: unknown, today: string): unknown {
  if (form.kind !== 'group' || !isFields(base) || !isFields(value)) return value
  const statements = form.fields.filter(({ isStatement }) => isStatement)
  if (statements.length === 0) return value
  const before = toText(getAt(base, ['updated']))
  const hasChanged = statements.some(({ name }) => !isEqual(getAt(base, [name]), getAt(value, [name])))
  const updated = hasChanged && today > before ? today : getAt(base, ['updated'])
  return isEqual(getAt(value, ['updated']), updated) ? value : setAt(value, ['updated'], updated)
}
