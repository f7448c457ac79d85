/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { buildOpenDataSchema } from './formats'

const address = 'https://guide.example/data/v1/schema.json'

/** Every description in the schema under the path of its field. */
function listDescriptions(node: unknown, path: string): [path: string, description: string | undefined][] {
  if (typeof node !== 'object' || node === null) return []
  const { properties = {}, ...rest } = node as { properties?: Record<string, { description?: string }> }
  return [
    ...Object.entries(properties).flatMap(([name, field]): [string, string | undefined][] => [
      [`${path}.${name}`, field.description],
      ...listDescriptions(field, `${path}.${name}`),
    ]),
    ...Object.entries(rest).flatMap(([key, inner]) => listDescriptions(inner, `${path}.${key}`)),
  ]
}

it('describes every field to readers of the data', () => {
  const descriptions = listDescriptions(buildOpenDataSchema(address), '')
  expect(descriptions.length).toBeGreaterThan(150)
  const unsuitable = descriptions.filter(
    ([, text]) => !text || /leave out|\.yaml|required|never published|in this file|put /i.test(text),
  )
  expect(unsuitable).toEqual([])
})

const earlier = readdirSync('data/json-schema').filter((file) => file.startsWith('open-data-1.'))

it.each(earlier)('keeps every field of %s with its type, and requires no less', (file) => {
  const listFacts = (schema: unknown) => new Set(listShape(schema, ''))
  const now = listFacts(buildOpenDataSchema(address))
  const before = listFacts(JSON.parse(readFileSync(`data/json-schema/${file}`, 'utf8')))
  expect(before.size).toBeGreaterThan(300)
  expect([...before].filter((fact) => !now.has(fact))).toEqual([])
})

/** The path and type of every field, the fields that are always there, and the values of those with a fixed set. */
function listShape(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, required, enum: values } = node as Readonly<Record<string, unknown>>
  return [
    ...(typeof type === 'string' ? [`${path}: ${type}`] : []),
    ...(Array.isArray(required) ? required.map((name) => `${path}.${name} is required`) : []),
    ...(Array.isArray(values) ? values.map((value) => `${path} may be ${String(value)}`) : []),
    ...Object.entries(node).flatMap(([key, inner]) => listShape(inner, `${path}.${key}`)),
  ]
}
