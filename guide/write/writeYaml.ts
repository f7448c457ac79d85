/** Writes the editors' YAML files with the document model of `yaml`. Lines that do not change keep their form. */
import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Pair,
  parseDocument,
  Scalar,
  YAMLMap,
  YAMLSeq,
  type Document,
  type Node,
  type ScalarTag,
} from 'yaml'
import { stringifyString, stringTag } from 'yaml/util'
import { getChild } from '@/guide/fields/catalog'
import { parseBytes, parseYaml, yamlOptions } from '@/guide/read/yaml'
import { GuideError } from '@/lib/problems'
import { getValue, isEqual } from '@/lib/values'
import { findPlace, findSchema, type Schema } from './fieldOrder'
import { matchItems } from './matchItems'
import { patchLines } from './patchLines'
import { isGroup, isList, type YamlValue } from './yamlValue'

const lineWidth = 100

/**
 * Returns the bytes of a file with a value. Changes as few lines as possible. New fields are in the order of the schema.
 * @param before the file as it is. Omitted for a new file
 * @param file the path to show in problems. Its name determines the schema
 * @param header comments of a new file, each with its `#`, without a line break at the end
 * @throws GuideError if the file is not valid YAML, or has a style that cannot be written
 */
export function writeYaml(before: Uint8Array | undefined, value: YamlValue, file: string, header = ''): Uint8Array {
  const source = before ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(before) : header && `${header}\n`
  const { problems, value: old } = parseBytes(before ?? new TextEncoder().encode(source), file)
  if (problems.length > 0) throw new GuideError(problems)
  if (before && isEqual(old, value)) return before
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : ''
  const text = source.slice(mark.length).replaceAll('\r\n', '\n')
  const document = parseDocument(text, { ...yamlOptions, customTags: (tags) => [textTag, ...tags] })
  keepHeader(document)
  const print = createPrinter(document, text)
  const normal = print()
  document.contents = assign(document.contents, old as YamlValue, value, findSchema(file)) as typeof document.contents
  separateFields(document.contents)
  const next = print()
  // The library folds some unusual text, like a tab before three hyphens, so that it reads as something else.
  const isRight = (each: string) => {
    const data = parseYaml(each, file)
    return data.problems.length === 0 && isEqual(data.value, value)
  }
  const result = [patchLines(text, normal, next), next].find(isRight) ?? [print(0)].find(isRight)
  if (result === undefined) throw new GuideError([{ file, message: unwritable }])
  const end = text === '' || text.endsWith('\n') ? result : result.replace(/\n$/, '')
  return new TextEncoder().encode(mark + (/^.*\r\n/.test(source) ? end.replaceAll('\n', '\r\n') : end))
}

const unwritable =
  'The editor cannot change this file, because of how somebody wrote it outside the editor. Nothing was saved. Ask that person to make the change in the file.'

/** Returns a function that formats a document with the indentation of its source. A width of 0 folds nothing. */
function createPrinter(document: Document, source: string) {
  const indent = /^\S.*:\n( +)[^\s#-]/m.exec(source)?.[1]?.length ?? 2
  const indentSeq = !/^( *)[^\s#].*:\n\1- /m.test(source)
  return (width = lineWidth) =>
    document.toString({ lineWidth: width, minContentWidth: 40, flowCollectionPadding: false, indent, indentSeq })
}

/** Makes a header of the comment above the first field, as it is in inner groups: it stays if the field is removed. */
function keepHeader({ contents }: Document): void {
  const first = isMap(contents) && contents.items[0]?.key
  if (!contents || !isScalar(first)) return
  contents.commentBefore = first.commentBefore
  first.commentBefore = undefined
}

/** Blank text, and words and times that YAML 1.1 reads as another type. */
const reserved = /^(?:\s*|yes|no|on|off|y|n|=|<<|[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.\d*)?)$/i

/** Text of a source whose style an editor chose. */
const hasOwnStyle = new WeakSet<object>()

/** Folds new text that is long, below its field. */
const textTag: ScalarTag = {
  ...stringTag,
  stringify(item, context, ...callbacks) {
    const text = String(item.value)
    const { implicitKey, indent, indentStep, indentAtStart } = context
    const column = indent.length + (indentAtStart === undefined ? 0 : indentAtStart - indentStep.length)
    const isLong = text.includes('\n') || (text.includes(' ') && column + text.length > lineWidth)
    const usual = reserved.test(text) ? 'QUOTE_DOUBLE' : isLong && !implicitKey ? 'BLOCK_FOLDED' : undefined
    const format = (type?: Scalar.Type, ...functions: typeof callbacks) =>
      stringifyString({ ...item, value: text, type }, { actualString: true, ...context }, ...functions)
    if (item.source === undefined) return format(usual ?? (hasOwnStyle.has(item) ? item.type : undefined), ...callbacks)
    if (!isLong && format(item.type) !== format(usual)) hasOwnStyle.add(item)
    return format(item.type, ...callbacks)
  },
}

/** Returns the node with a value. What is equal stays as it is, with its comments. */
function assign(node: unknown, old: unknown, value: YamlValue, schema: Schema): Node {
  if (isNode(node) && isEqual(old, value)) return node
  if (isGroup(value)) return assignFields(isMap(node) ? node : replace(node, new YAMLMap()), old, value, schema)
  if (isList(value)) return assignItems(isSeq(node) ? node : replace(node, new YAMLSeq()), old, value, schema)
  const scalar = isScalar(node) ? node : replace(node, new Scalar(null))
  scalar.value = value
  scalar.source = undefined
  return scalar
}

/** Gives the comments of a value to the value of another kind that replaces it. */
function replace<New extends Node>(old: unknown, node: New): New {
  if (!isNode(old)) return node
  const { commentBefore, comment, spaceBefore } = old
  old.commentBefore = undefined
  return Object.assign(node, { commentBefore, comment, spaceBefore })
}

function assignFields(map: YAMLMap, old: unknown, value: Readonly<Record<string, YamlValue>>, schema: Schema): Node {
  const fields = new Map(
    map.items.map((pair) => [String(isScalar(pair.key) ? (pair.key.value ?? '') : pair.key), pair]),
  )
  const names = [...fields.keys()].filter((name) => Object.hasOwn(value, name))
  for (const [name, child] of Object.entries(value)) {
    const field = fields.get(name) ?? new Pair<unknown, unknown>(new Scalar(name))
    if (!fields.has(name)) names.splice(findPlace(names, name, schema), 0, name)
    field.value = assign(field.value, getValue(old, name), child, schema && getChild(schema, name))
    fields.set(name, field)
  }
  if (map.items.length === 0) map.flow = false
  const entries = names.flatMap((name) => fields.get(name) ?? [])
  return setEntries(map, entries)
}

function assignItems(list: YAMLSeq, old: unknown, value: readonly YamlValue[], schema: Schema): Node {
  const olds = isList(old as YamlValue) ? (old as readonly YamlValue[]) : []
  const matches = matchItems(olds, value)
  const isReplaced = matches.every((match) => match === undefined)
  if (list.items.length === 0) list.flow = value.every((item) => /^[\w-]+$/.test(String(item)))
  const items = value.map((item, index) => {
    const from = (isReplaced ? index : matches[index]) ?? -1
    return assign(list.items[from], olds[from], item, schema && getChild(schema, index))
  })
  return setEntries(list, items)
}

/**
 * Replaces the entries of a group or a list. Comments and blank lines above a removed entry stay if they are about what
 * follows, too: if a blank line separates them from the entry.
 */
function setEntries<Entry>(collection: { items: Entry[]; comment?: string | null }, entries: readonly Entry[]): Node {
  const kept = new Set(entries)
  let comment = ''
  let hasSpace = false
  for (const entry of collection.items) {
    const head = (isPair(entry) ? entry.key : entry) as Node
    const own = head.commentBefore ?? ''
    if (kept.has(entry)) {
      if (comment !== '') head.commentBefore = own === '' ? comment : `${comment}\n${own}`
      head.spaceBefore ||= hasSpace
      comment = ''
      hasSpace = false
    } else {
      comment += own.endsWith('\n') ? own : own.slice(0, own.lastIndexOf('\n\n') + 1)
      hasSpace ||= head.spaceBefore ?? false
    }
  }
  if (comment !== '') collection.comment = [comment, collection.comment].filter(Boolean).join('\n')
  collection.items = [...entries]
  return collection as unknown as Node
}

/** Puts a blank line above each new field of the file that has several lines. */
function separateFields(contents: unknown): void {
  if (!isMap(contents)) return
  for (const { key, value } of contents.items.slice(1))
    if (isScalar(key) && !key.range && (isMap(value) || isSeq(value)) && !value.flow) key.spaceBefore = true
}
