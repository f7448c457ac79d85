/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '@/lib/listFiles'
import { jsonSchemas } from './jsonSchemas'

it.each(Object.entries(jsonSchemas()))('%s is up to date (npm run schemas updates it)', (name, schema) => {
  expect(readFileSync(`data/json-schema/${name}`, 'utf8')).toBe(schema)
})

it.each(Object.entries(jsonSchemas()))('every field of %s has a description', (_name, schema) => {
  const undescribed: string[] = []
  const visit = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return
    const { properties, ...rest } = node as { properties?: Record<string, { description?: string }> }
    for (const [key, field] of Object.entries(properties ?? {})) {
      if (!field.description) undescribed.push(`${path}.${key}`)
      visit(field, `${path}.${key}`)
    }
    for (const [key, inner] of Object.entries(rest)) visit(inner, `${path}.${key}`)
  }
  visit(JSON.parse(schema), '')
  expect(undescribed).toEqual([])
})

it('every file of a fixture begins with the path of its JSON Schema', () => {
  const folder = 'data/fixtures'
  const invalid = listFiles(folder)
    .filter((file) => file.endsWith('.yaml'))
    .filter((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const path = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text)?.[1]
      const kind = /candidates\//.test(file) ? 'candidate' : /(election|sources)\.yaml$/.exec(file)?.[1]
      return !path?.endsWith(`/${kind}.json`) || !existsSync(join(folder, dirname(file), path))
    })
  expect(invalid).toEqual([])
})
