import { getAt, setAt, type Path } from '@/lib/values'
import { isOpenGroup, type FieldForm, type Form } from '@/guide/fields/forms'
import { truncate } from '@/lib/problems'

/** A group of fields, or a group of values under ids. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function toFields(value: unknown): Fields {
  return isFields(value) ? value : {}
}

/** Empty for groups and lists. */
export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/**
 * Sets the value at a path, or removes it for `undefined`. A list, or a group that is always shown, is removed with its
 * last content, unless the schema requires it.
 */
export function editValue(form: Form, value: unknown, path: Path, next: unknown): unknown {
  return setAt(value, path, next, (place, changed) => {
    const child = findForm(form, place)
    return child === undefined || isRequired(form, place) || !isEmpty(child, changed)
  })
}

function isRequired(form: Form, path: Path): boolean {
  const parent = findForm(form, path.slice(0, -1))
  return parent?.kind === 'group' && (parent.fields.find(({ name }) => name === path.at(-1))?.isRequired ?? true)
}

function isEmpty(form: Form, value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (!isFields(value) || Object.keys(value).length > 0) return false
  return form.kind === 'record' || (form.kind === 'group' && isOpenGroup(form))
}

export function findForm(form: Form, path: Path): Form | undefined {
  const [key, ...rest] = path
  if (key === undefined) return form
  if (form.kind === 'list') return findForm(form.item, rest)
  if (form.kind === 'record') return findForm(form.value, rest)
  if (form.kind !== 'group') return undefined
  const field = form.fields.find(({ name }) => name === key)
  return field && findForm(field.form, rest)
}

/** Undefined if the JSON is damaged or missing. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Names the fields that have a value, like "Key stances (3), Note". A single text field is shown itself. */
export function describeFields(fields: readonly FieldForm[], value: unknown): string {
  const filled = fields.filter(({ name }) => getAt(value, [name]) !== undefined)
  const [only] = filled
  const own = only && getAt(value, [only.name])
  if (only && filled.length === 1) {
    if (only.form.kind === 'group') return describeFields(only.form.fields, own)
    if (toText(own) !== '' && only.form.kind === 'text') return truncate(toText(own))
  }
  const labels = filled.map(({ name, label }) => {
    const items = getAt(value, [name])
    return Array.isArray(items) ? `${label} (${items.length})` : label
  })
  return labels.join(', ')
}
