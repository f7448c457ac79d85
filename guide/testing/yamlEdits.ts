/** For tests: random edits of the fixtures' files, and a model of what they do to the value. */
import { readFileSync } from 'node:fs'
import { constantFrom, integer, oneof, type Arbitrary } from 'fast-check'
import { parse } from 'yaml'
import { listFiles } from '@/lib/listFiles'
import type { Edit, YamlPath, YamlValue } from '@/guide/write/edits'
import { anyYaml, scalarYaml } from './yamlValues'

/** Every YAML file of every election, by its path. */
export const yamlFiles: ReadonlyMap<string, string> = new Map(
  listFiles('data')
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [`data/${file}`, readFileSync(`data/${file}`, 'utf8')]),
)

/** A value with its path. */
export interface Place {
  readonly path: YamlPath
  readonly value: YamlValue
}

/** Lists every value in a value, with the value itself. */
export function listPlaces(value: YamlValue, path: YamlPath = []): readonly Place[] {
  const children: (readonly [string | number, YamlValue])[] = Array.isArray(value)
    ? value.map((item: YamlValue, index) => [index, item] as const)
    : Object.entries(typeof value === 'object' && value !== null ? value : {})
  return [{ path, value }, ...children.flatMap(([key, child]) => listPlaces(child, [...path, key]))]
}

/** A random edit of a value. */
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

function moveIn(path: YamlPath, items: readonly Place[]): Arbitrary<Edit> {
  const { length } = items.filter((item) => isSibling(item.path, path))
  return integer({ min: 0, max: length - 1 }).map((to): Edit => ({ kind: 'move', path, to }))
}

function addTo(path: YamlPath, container: YamlValue): Arbitrary<Edit> {
  const key = Array.isArray(container)
    ? integer({ min: 0, max: container.length })
    : constantFrom('added', 'added too', 'publisher', 'locator').filter(
        (name) => !Object.hasOwn(Object(container), name),
      )
  return key.chain((name) => anyYaml.map((value): Edit => ({ kind: 'add', path: [...path, name], value })))
}

function isSibling(a: YamlPath, b: YamlPath): boolean {
  return a.length === b.length && a.slice(0, -1).every((key, index) => key === b[index])
}

/** Reads a value as a program without the writer does. */
export function readValue(source: string): YamlValue {
  return parse(source) as YamlValue
}

/** Returns the value at a path. */
export function getAt(value: YamlValue, path: YamlPath): YamlValue {
  return path.reduce<YamlValue>(
    (parent, key) => (Object(parent) as Record<string | number, YamlValue>)[key] ?? null,
    value,
  )
}
