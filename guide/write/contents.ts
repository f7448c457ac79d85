/** The contents of a file as a tree that edits change. Its unchanged parts point to their nodes in the source. */
import { isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml'
import type { YamlValue } from './edits'
import { sortByFieldOrder, type Schema } from './fieldOrder'

/** A value without children. */
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

/** A value of any kind. */
export type Content = ScalarContent | Collection

/** A field or an item. */
export interface Entry {
  /** Name of the field. Omitted for an item. */
  readonly key?: string
  /** Position in the source's collection. Omitted for a new entry. */
  readonly index?: number
  readonly content: Content
}

/** Reads the tree of a source's node. */
export function readContent(node: Node | null): Content {
  if (isMap(node))
    return {
      kind: 'map',
      node,
      entries: node.items.map(({ key, value }, index) => ({
        key: String(isScalar(key) ? key.value : key),
        index,
        content: readContent(asNode(value)),
      })),
    }
  if (isSeq(node))
    return {
      kind: 'seq',
      node,
      entries: node.items.map((item, index) => ({ index, content: readContent(asNode(item)) })),
    }
  if (!isScalar(node)) return { kind: 'scalar', value: null }
  return { kind: 'scalar', value: toScalarValue(node.value), node }
}

function asNode(value: unknown): Node | null {
  return isMap(value) || isSeq(value) || isScalar(value) ? value : null
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

/** True for a list. */
export function isList(value: YamlValue): value is readonly YamlValue[] {
  return Array.isArray(value)
}

/** True for a group of fields. */
export function isGroup(value: YamlValue): value is { readonly [name: string]: YamlValue } {
  return typeof value === 'object' && value !== null && !isList(value)
}

/** The plain value of a tree. */
export function toValue(content: Content): YamlValue {
  if (content.kind === 'scalar') return content.value
  const values = content.entries.map((entry) => toValue(entry.content))
  if (content.kind === 'seq') return values
  return Object.fromEntries(content.entries.map(({ key = '' }, index) => [key, values[index] ?? null]))
}

/** True if a value differs from the source. */
export function isChanged(content: Content): boolean {
  if (!content.node) return true
  if (content.kind === 'scalar') return !Object.is(content.value, toScalarValue(content.node.value))
  return hasNewOrder(content) || content.entries.some((entry) => isChanged(entry.content))
}

/** True if entries were added, removed or moved. */
export function hasNewOrder({ entries, node }: Collection): boolean {
  return entries.length !== node?.items.length || entries.some(({ index }, position) => index !== position)
}
