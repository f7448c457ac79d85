/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { generateTypes, typesFile } from './generateTypes'

it('has types that fit the messages (npm run messages updates them)', () => {
  expect(readFileSync(typesFile, 'utf8')).toBe(generateTypes())
})
