/** For tests: edits of the value of a YAML file. */
import { readFileSync } from 'node:fs'
import { constantFrom, integer, oneof, type Arbitrary } from 'fast-check'
import { parse } from 'yaml'
import { listFiles } from '@/lib/listFiles'
import { writeYaml } from '@/guide/write/writeYaml'
import type { YamlValue } from '@/guide/write/yamlValue'
import { getAt, setAt, type Path } from '@/lib/values'
import { anyYaml, scalarYaml } from './yamlValues'

/** An edit. Its path refers to the result of the edits before it. */
export type Edit =
  | { readonly kind: 'set' | 'add'; readonly path: Path; readonly value: YamlValue }
  | { readonly kind: 'remove'; readonly path: Path }
  | { readonly kind: 'move'; readonly path: Path; readonly to: number }

export function applyEdit(value: YamlValue, edit: Edit): YamlValue {
  const { kind, path } = edit
  const parent = path.slice(0, -1)
  const items = getAt(value, parent)
  const index = Number(path.at(-1))
  if (kind === 'set' || !Array.isArray(items))
    return setAt(value, path, 'value' in edit ? edit.value : undefined) as YamlValue
  const item = items[index] as unknown
  const others = kind === 'add' ? items : items.toSpliced(index, 1)
  const added =
    kind === 'remove'
      ? others
      : others.toSpliced(kind === 'move' ? edit.to : index, 0, kind === 'add' ? edit.value : item)
  return setAt(value, parent, added) as YamlValue
}

export function editYaml(source: string, edits: readonly Edit[], file: string): string {
  const value = edits.reduce(applyEdit, readValue(source))
  return Buffer.from(writeYaml(Buffer.from(source), value, file)).toString()
}

/** Every YAML file of every election, by its path. */
export const yamlFiles: ReadonlyMap<string, string> = new Map(
  listFiles('data')
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [`data/${file}`, readFileSync(`data/${file}`, 'utf8')]),
)

export interface Place {
  readonly path: Path
  readonly value: YamlValue
}

/** Lists every value in a value, with the value itself. */
export function listPlaces(value: YamlValue, path: Path = []): readonly Place[] {
  const children: (readonly [string | number, YamlValue])[] = Array.isArray(value)
    ? value.map((item: YamlValue, index) => [index, item] as const)
    : Object.entries(typeof value === 'object' && value !== null ? value : {})
  return [{ path, value }, ...children.flatMap(([key, child]) => listPlaces(child, [...path, key]))]
}

export function editOf(value: YamlValue): Arbitrary<Edit> {
  const places = listPlaces(value)
  const inside = places.slice(1)
  const containers = places.filter((place) => typeof place.value === 'object' && place.value !== null)
  const items = inside.filter(({ path }) => typeof path.at(-1) === 'number')
  const place = constantFrom(...inside)
  const edits: Arbitrary<Edit>[] = [
    place.chain(({ path }) => scalarYaml.map((scalar): Edit => ({ kind: 'set', path, value: scalar }))),
    place.chain(({ path }) => anyYaml.map((any): Edit => ({ kind: 'set', path, value: any }))),
    place.map(({ path }): Edit => ({ kind: 'remove', path })),
    constantFrom(...containers).chain(({ path, value: container }) => addTo(path, container)),
  ]
  if (items.length > 0) edits.push(constantFrom(...items).chain(({ path }) => moveIn(path, items)))
  return oneof(...edits)
}

function moveIn(path: Path, items: readonly Place[]): Arbitrary<Edit> {
  const { length } = items.filter((item) => isSibling(item.path, path))
  return integer({ min: 0, max: length - 1 }).map((to): Edit => ({ kind: 'move', path, to }))
}

function addTo(path: Path, container: YamlValue): Arbitrary<Edit> {
  const key = Array.isArray(container)
    ? integer({ min: 0, max: container.length })
    : constantFrom('added', 'added too', 'publisher', 'locator').filter(
        (name) => !Object.hasOwn(Object(container), name),
      )
  return key.chain((name) => anyYaml.map((value): Edit => ({ kind: 'add', path: [...path, name], value })))
}

function isSibling(a: Path, b: Path): boolean {
  return a.length === b.length && a.slice(0, -1).every((key, index) => key === b[index])
}

/** Reads a value as a program without the writer does. */
export function readValue(source: string): YamlValue {
  return parse(source, { schema: 'core' }) as YamlValue
}
