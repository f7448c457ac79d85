/** @jest-environment node */
import { gzipSync } from 'node:zlib'
import { bundleClient } from './bundle'

it('bundles the page in one script and one style sheet, without the schema and without eval', async () => {
  const { script, styles } = await bundleClient()
  expect(script).not.toMatch(/\beval\(|new Function\(/)
  // zod, which the forms are described with, would add 60 kB.
  expect(script).not.toContain('strictObject')
  expect(script).toContain('"As the candidate uses it."')
  expect(gzipSync(script).length + gzipSync(styles).length).toBeLessThan(130_000)
  // The layers of the components override those of the base.
  expect(styles).toMatch(/^@layer reset,\s*tokens,\s*base,\s*components;/)
})
