/** Values of files: comparison, and changes that leave the original as it is. */
import { isOpenGroup, type Form, type GroupForm } from '../forms/form'

/** Names and indexes that lead to a value. */
export type Path = readonly (string | number)[]

/** A group of fields, or a group of values under ids. */
export type Fields = Readonly<Record<string, unknown>>

/** True for fields or values under names. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the fields of a value. Empty for other values. */
export function toFields(value: unknown): Fields {
  return isFields(value) ? value : {}
}

/** Returns the items of a value. Empty for other values. */
export function toItems(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Returns a value as text for an input. Empty for groups and lists. */
export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Returns the value at a path, or undefined. */
export function getAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((current, key) => {
    if (Array.isArray(current)) return typeof key === 'number' ? current[key] : undefined
    return isFields(current) && Object.hasOwn(current, key) ? current[key] : undefined
  }, value)
}

/** True for equal values. The order of fields does not matter, and a field that is undefined equals a missing one. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]))
  if (isFields(a) && isFields(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) =>
      isEqual(getAt(a, [key]), getAt(b, [key])),
    )
  return a === b
}

/** Returns fields with one of them set, or without it if the new value is undefined. Other fields keep their order. */
export function setField(fields: Fields, name: string, value: unknown): Fields {
  const rest = Object.entries(fields).filter(([key]) => key !== name || value !== undefined)
  const hasField = Object.hasOwn(fields, name)
  const replaced = rest.map(([key, old]): [string, unknown] => [key, key === name ? value : old])
  return Object.fromEntries(hasField || value === undefined ? replaced : [...replaced, [name, value]])
}

/**
 * Returns a value with a new value at a path. Undefined removes a field or an item. A group that is always shown, and a
 * list, are removed with their last content, unless the schema requires them.
 */
export function editValue(form: Form, value: unknown, path: Path, next: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return next
  if (typeof key === 'number') return editItem(form, toItems(value), key, rest, next)
  const { form: child, isRequired } = findChild(form, key)
  const edited = editValue(child, getAt(value, [key]), rest, next)
  return setField(toFields(value), key, !isRequired && isEmpty(child, edited) && rest.length > 0 ? undefined : edited)
}

function editItem(form: Form, items: readonly unknown[], index: number, rest: Path, next: unknown): readonly unknown[] {
  if (rest.length === 0 && next === undefined) return items.toSpliced(index, 1)
  const item = form.kind === 'list' ? form.item : anyForm
  return items.toSpliced(index, 1, editValue(item, items[index], rest, next))
}

const anyForm: GroupForm = { kind: 'group', fields: [] }

function findChild(form: Form, key: string): { readonly form: Form; readonly isRequired: boolean } {
  if (form.kind === 'record') return { form: form.value, isRequired: false }
  const field = form.kind === 'group' ? form.fields.find(({ name }) => name === key) : undefined
  return field ?? { form: anyForm, isRequired: true }
}

function isEmpty(form: Form, value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (!isFields(value) || Object.keys(value).length > 0) return false
  return form.kind === 'record' || (form.kind === 'group' && isOpenGroup(form))
}

/** Returns a list with an item at another place. */
export function moveItem(items: readonly unknown[], from: number, to: number): readonly unknown[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, items[from])
}

/** Returns the form of the value at a path. Undefined if the schema has none. */
export function findForm(form: Form, path: Path): Form | undefined {
  const [key, ...rest] = path
  if (key === undefined) return form
  if (form.kind === 'list') return findForm(form.item, rest)
  if (form.kind === 'record') return findForm(form.value, rest)
  if (form.kind !== 'group') return undefined
  const field = form.fields.find(({ name }) => name === key)
  return field && findForm(field.form, rest)
}
