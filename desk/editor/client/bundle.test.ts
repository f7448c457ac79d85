import { gzipSync } from 'node:zlib'
import { bundleClient } from './bundle'

it('bundles the page and its style sheet, without the schema and without eval', async () => {
  const { scripts, styles } = await bundleClient()
  const first = listLoaded(scripts, 'client.js')
  const join = (names: readonly string[]) => names.map((name) => scripts.get(name)).join('')
  const script = join(first)
  expect(script).not.toMatch(/\beval\(|new Function\(/)
  // zod, which the forms are described with, would add 60 kB.
  expect(script).not.toContain('strictObject')
  expect(script).toContain('"As the candidate uses it."')
  expect(gzipSync(script).length + gzipSync(styles).length).toBeLessThan(130_000)
  const later = [...scripts.keys()].filter((name) => !first.includes(name))
  // The pages about translations, about elections and about a new one.
  expect(later.length).toBeGreaterThanOrEqual(2)
  expect(gzipSync(join(later)).length).toBeLessThan(8000)
  // The styles of the components are outside of the layers, and override them.
  expect(styles).toMatch(/^@layer reset,\s*tokens,\s*base,\s*components;/)
})

/** Names of a script and of those that it loads at once. */
function listLoaded(scripts: ReadonlyMap<string, string>, name: string): readonly string[] {
  const imports = [...(scripts.get(name) ?? '').matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)]
  return [...new Set([name, ...imports.flatMap(([, other = '']) => listLoaded(scripts, other))])]
}
