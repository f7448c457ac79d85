/** Applies edits to the contents of a file. */
import { isDeepStrictEqual } from 'node:util'
import { createContent, isGroup, isList, toValue, type Collection, type Content, type Entry } from './contents'
import { EditError } from './editError'
import type { Edit, YamlPath, YamlValue } from './edits'
import { insertField, type Schema } from './fieldOrder'

/**
 * Applies edits in order and returns the new contents.
 * @throws EditError if a path does not exist or an edit does not fit
 */
export function applyEdits(content: Content, edits: readonly Edit[], schema: Schema): Content {
  return edits.reduce((result, edit) => applyEdit(result, edit, schema), content)
}

function applyEdit(content: Content, edit: Edit, schema: Schema): Content {
  if ('value' in edit && !hasFiniteNumbers(edit.value))
    throw new EditError(edit.path, 'a finite number', 'infinity or NaN')
  if (edit.path.length === 0) {
    if (edit.kind === 'set') return assignValue(content, edit.value, schema)
    throw new EditError([], 'the path of a field or an item', 'an empty path')
  }
  // A file of comments has no fields yet.
  const isEmpty = content.kind === 'scalar' && content.value === null
  return editAt(isEmpty ? { kind: 'map', entries: [] } : content, edit, 0, schema)
}

/** True if every number in a value is finite. */
function hasFiniteNumbers(value: YamlValue): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(hasFiniteNumbers)
}

/** Edits the entry at one step of the path. */
function editAt(content: Content, edit: Edit, depth: number, schema: Schema): Content {
  const key = edit.path[depth] ?? ''
  const isName = typeof key === 'string'
  const here = edit.path.slice(0, depth)
  if (content.kind !== (isName ? 'map' : 'seq'))
    throw new EditError(here, isName ? 'a group of fields' : 'a list', describeKind(content))
  const position = isName ? content.entries.findIndex((entry) => entry.key === key) : key
  const entry = content.entries[position]
  const childSchema = schema?.getChild(key)
  if (depth === edit.path.length - 1) {
    const entries = editEntries(content, edit, { key, position, entry, schema, childSchema })
    return { ...content, entries }
  }
  if (!entry) throw new EditError(edit.path.slice(0, depth + 1), 'an existing field or item', 'nothing')
  const child = editAt(entry.content, edit, depth + 1, childSchema)
  const isEmptied = edit.kind === 'remove' && child.kind !== 'scalar' && child.entries.length === 0
  if (isEmptied && (childSchema?.isOptional ?? true))
    return { ...content, entries: content.entries.toSpliced(position, 1) }
  return { ...content, entries: content.entries.with(position, { ...entry, content: child }) }
}

interface Target {
  readonly key: string | number
  readonly position: number
  readonly entry: Entry | undefined
  readonly schema: Schema
  readonly childSchema: Schema
}

function editEntries({ entries }: Collection, edit: Edit, target: Target): readonly Entry[] {
  const { key, position, entry, schema, childSchema } = target
  const last = entries.length - 1
  if (edit.kind === 'add') {
    const content = createContent(edit.value, childSchema)
    if (typeof key === 'string') {
      if (entry) throw new EditError(edit.path, 'a field that does not exist', 'a field of this name')
      return insertField(entries, { key, content }, schema)
    }
    assertIndex(edit.path, key, entries.length)
    return entries.toSpliced(key, 0, { content })
  }
  if (edit.kind === 'set' && !entry && typeof key === 'string')
    return insertField(entries, { key, content: createContent(edit.value, childSchema) }, schema)
  if (!entry) throw new EditError(edit.path, 'an existing field or item', 'nothing')
  if (edit.kind === 'remove') return entries.toSpliced(position, 1)
  if (edit.kind === 'set')
    return entries.with(position, { ...entry, content: assignValue(entry.content, edit.value, childSchema) })
  if (typeof key === 'string') throw new EditError(edit.path, 'an item of a list', 'a field')
  assertIndex(edit.path, edit.to, last)
  return entries.toSpliced(position, 1).toSpliced(edit.to, 0, entry)
}

function assertIndex(path: YamlPath, index: number, maximum: number): void {
  if (Number.isInteger(index) && index >= 0 && index <= maximum) return
  throw new EditError(path, `an index from 0 to ${maximum}`, String(index))
}

function describeKind({ kind }: Content): string {
  if (kind === 'scalar') return 'a single value'
  return kind === 'map' ? 'a group of fields' : 'a list'
}

/** Sets a value. Equal entries keep their formatting. */
function assignValue(content: Content, value: YamlValue, schema: Schema): Content {
  if (content.kind === 'map' && isGroup(value)) {
    const kept = content.entries.flatMap((entry) => {
      const child = entry.key !== undefined && Object.hasOwn(value, entry.key) ? value[entry.key] : undefined
      return child === undefined
        ? []
        : [{ ...entry, content: assignValue(entry.content, child, schema?.getChild(entry.key ?? '')) }]
    })
    const names = new Set(kept.map(({ key }) => key))
    const added = Object.entries(value).filter(([key]) => !names.has(key))
    const entries = added.reduce<readonly Entry[]>(
      (all, [key, child]) => insertField(all, { key, content: createContent(child, schema?.getChild(key)) }, schema),
      kept,
    )
    return { ...content, entries }
  }
  if (content.kind === 'seq' && isList(value))
    return { ...content, entries: assignItems(content.entries, value, schema) }
  if (content.kind === 'scalar' && !isList(value) && !isGroup(value)) return { ...content, value }
  return createContent(value, schema)
}

/** Keeps the equal items at both ends and sets those between them in pairs. */
function assignItems(entries: readonly Entry[], values: readonly YamlValue[], schema: Schema): readonly Entry[] {
  const shorter = Math.min(entries.length, values.length)
  let start = 0
  while (start < shorter && isEqual(entries[start], values[start])) start++
  let end = 0
  while (end < shorter - start && isEqual(entries.at(-1 - end), values.at(-1 - end))) end++
  const old = entries.slice(start, entries.length - end)
  const middle = values.slice(start, values.length - end).map((value, index) => {
    const entry = old[index]
    const itemSchema = schema?.getChild(index)
    return entry
      ? { ...entry, content: assignValue(entry.content, value, itemSchema) }
      : { content: createContent(value, itemSchema) }
  })
  return [...entries.slice(0, start), ...middle, ...entries.slice(entries.length - end)]
}

function isEqual(entry: Entry | undefined, value: YamlValue | undefined): boolean {
  return entry !== undefined && isDeepStrictEqual(toValue(entry.content), value)
}
