/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { jsonSchemas } from './jsonSchemas'

it.each(Object.entries(jsonSchemas()))('%s is what the schema says (npm run schemas writes it)', (name, schema) => {
  expect(readFileSync(`data/json-schema/${name}`, 'utf8')).toBe(schema)
})

it.each(Object.entries(jsonSchemas()))('every field of %s is explained', (_name, schema) => {
  const bare: string[] = []
  const visit = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return
    const { properties, ...rest } = node as { properties?: Record<string, { description?: string }> }
    for (const [key, field] of Object.entries(properties ?? {})) {
      if (!field.description) bare.push(`${path}.${key}`)
      visit(field, `${path}.${key}`)
    }
    for (const [key, inner] of Object.entries(rest)) visit(inner, `${path}.${key}`)
  }
  visit(JSON.parse(schema), '')
  expect(bare).toEqual([])
})
