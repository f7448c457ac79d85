/** The contents of a file as a tree. Its unchanged parts point to their nodes in the source. */
import { isMap, isScalar, isSeq, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml'
import { insertField, sortByFieldOrder, type Schema } from './fieldOrder'
import { matchItems } from './matchItems'
import { isGroup, isList, type YamlValue } from './yamlValue'

export type ScalarValue = string | number | boolean | null

/** A scalar. It has a node if the source has a scalar in its place. */
interface ScalarContent {
  readonly kind: 'scalar'
  readonly value: ScalarValue
  readonly node?: Scalar
}

/** A list or a group of fields. It has a node if it comes from the source. */
export interface Collection {
  readonly kind: 'map' | 'seq'
  readonly entries: readonly Entry[]
  readonly node?: YAMLMap | YAMLSeq
}

export type Content = ScalarContent | Collection

export interface Entry {
  /** Name of the field. Omitted for an item. */
  readonly key?: string
  /** Position in the source's collection. Omitted for a new entry. */
  readonly index?: number
  readonly content: Content
}

export function readContent(node: unknown): Content {
  if (isMap(node))
    return {
      kind: 'map',
      node,
      entries: node.items.map(({ key, value }, index) => ({
        key: String(isScalar(key) ? key.value : key),
        index,
        content: readContent(value),
      })),
    }
  if (isSeq(node))
    return {
      kind: 'seq',
      node,
      entries: node.items.map((item, index) => ({ index, content: readContent(item) })),
    }
  if (!isScalar(node)) return { kind: 'scalar', value: null }
  return { kind: 'scalar', value: toScalarValue(node.value), node }
}

function toScalarValue(value: unknown): ScalarValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** Creates the tree of a new value. Its fields are in the order of the schema. */
export function createContent(value: YamlValue, schema: Schema): Content {
  if (isList(value))
    return { kind: 'seq', entries: value.map((item) => ({ content: createContent(item, schema?.getChild(0)) })) }
  if (!isGroup(value)) return { kind: 'scalar', value }
  const entries = Object.entries(value).map(([key, child]) => ({
    key,
    content: createContent(child, schema?.getChild(key)),
  }))
  return { kind: 'map', entries: sortByFieldOrder(entries, schema) }
}

/** Returns the tree with another value. What is equal keeps its node, and so does what is changed or moved. */
export function assignValue(content: Content, value: YamlValue, schema: Schema): Content {
  if (content.kind === 'map' && isGroup(value))
    return { ...content, entries: assignFields(content.entries, value, schema) }
  if (content.kind === 'seq' && isList(value))
    return { ...content, entries: assignItems(content.entries, value, schema) }
  if (content.kind === 'scalar' && !isList(value) && !isGroup(value)) return { ...content, value }
  return createContent(value, schema)
}

function assignFields(
  entries: readonly Entry[],
  value: Readonly<Record<string, YamlValue>>,
  schema: Schema,
): readonly Entry[] {
  const values = new Map(Object.entries(value))
  const kept = entries.flatMap((entry) => {
    const { key = '', content } = entry
    const child = values.get(key)
    return child === undefined ? [] : [{ ...entry, content: assignValue(content, child, schema?.getChild(key)) }]
  })
  for (const { key = '' } of kept) values.delete(key)
  return [...values].reduce<readonly Entry[]>(
    (all, [key, child]) => insertField(all, { key, content: createContent(child, schema?.getChild(key)) }, schema),
    kept,
  )
}

function assignItems(entries: readonly Entry[], values: readonly YamlValue[], schema: Schema): readonly Entry[] {
  const matches = matchItems(
    entries.map(({ content }) => toValue(content)),
    values,
  )
  const isReplaced = matches.every((match) => match === undefined)
  return values.map((value, index) => {
    const entry = entries[(isReplaced ? index : matches[index]) ?? -1]
    const itemSchema = schema?.getChild(index)
    return entry
      ? { ...entry, content: assignValue(entry.content, value, itemSchema) }
      : { content: createContent(value, itemSchema) }
  })
}

function toValue(content: Content): YamlValue {
  if (content.kind === 'scalar') return content.value
  const values = content.entries.map((entry) => toValue(entry.content))
  if (content.kind === 'seq') return values
  return Object.fromEntries(content.entries.map(({ key = '' }, index) => [key, values[index] ?? null]))
}

export function isChanged(content: Content): boolean {
  if (!content.node) return true
  if (content.kind === 'scalar') return !Object.is(content.value, toScalarValue(content.node.value))
  return hasNewOrder(content) || content.entries.some((entry) => isChanged(entry.content))
}

/** True if entries were added, removed or moved. */
export function hasNewOrder({ entries, node }: Collection): boolean {
  return entries.length !== node?.items.length || entries.some(({ index }, position) => index !== position)
}
