/** For tests: the effect of an edit on a plain value. */
import { readFileSync } from 'node:fs'
import type { Edit, YamlPath, YamlValue } from '@/guide/write/edits'

type Container = Record<string | number, YamlValue>

/** Returns an edited copy of the value of a file. */
export function applyToValue(value: YamlValue, edit: Edit, file: string): YamlValue {
  const copy = structuredClone(value) as Container
  const key = edit.path.at(-1) ?? ''
  const parent = getContainer(copy, edit.path.slice(0, -1))
  const items: YamlValue[] = Array.isArray(parent) ? parent : []
  if (edit.kind === 'remove') removeFrom(copy, edit.path, file)
  else if (edit.kind === 'move') items.splice(edit.to, 0, ...items.splice(Number(key), 1))
  else if (edit.kind === 'add' && Array.isArray(parent)) items.splice(Number(key), 0, edit.value)
  else parent[key] = edit.value
  return copy as YamlValue
}

function getContainer(value: Container, path: YamlPath): Container {
  return path.reduce((container, key) => container[key] as unknown as Container, value)
}

/** Removes a value, and the lists and groups that become empty, as far as the schema permits. */
function removeFrom(root: Container, path: YamlPath, file: string): void {
  const parent = getContainer(root, path.slice(0, -1))
  const key = path.at(-1) ?? ''
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else delete parent[key]
  const isEmpty = Object.keys(parent).length === 0
  if (isEmpty && path.length > 1 && !isRequired(path.slice(0, -1), file)) removeFrom(root, path.slice(0, -1), file)
}

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly additionalProperties?: JsonSchema | false
}

function isRequired(path: YamlPath, file: string): boolean {
  const name = file.includes('/candidates/') ? 'candidate' : /(election|sources)\.yaml$/.exec(file)?.[1]
  if (name === undefined) return false
  const schema = JSON.parse(readFileSync(`data/json-schema/${name}.json`, 'utf8')) as JsonSchema
  const parent = path.slice(0, -1).reduce<JsonSchema | undefined>(getChildSchema, schema)
  return parent?.required?.includes(String(path.at(-1))) ?? false
}

function getChildSchema(schema: JsonSchema | undefined, key: string | number): JsonSchema | undefined {
  if (typeof key === 'number') return schema?.items
  return schema?.properties?.[key] ?? (schema?.additionalProperties || undefined)
}
