/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listExamples } from './examples'

it.each(Object.entries(listExamples()))('%s is up to date (if not, run npm run hosting)', (name, content) => {
  expect(readFileSync(join(__dirname, name), 'utf8')).toBe(content)
})
