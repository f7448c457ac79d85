import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FileCache } from './fileCache'
import { listFiles } from './listFiles'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

let folder: string

beforeEach(() => {
  folder = createTemporaryFolder()
})

/** Gets a value as one build would, and reports whether it had to be produced. */
async function build(content: string, settings: unknown = 'settings') {
  const cache = new FileCache(folder, settings)
  const value = await cache.get(content, async () => ({ file: Buffer.from(`drawing of ${content}`) }))
  cache.deleteUnused()
  return { text: value.file.toString(), isProduced: cache.missCount === 1 }
}

function entry(): string {
  const files = listFiles(folder)
  expect(files).toHaveLength(1)
  return join(folder, files[0] ?? '')
}

const produced = { text: 'drawing of a', isProduced: true }

it('produces a value once, and again after its content or the settings change', async () => {
  expect(await build('a')).toEqual(produced)
  expect(await build('a')).toEqual({ ...produced, isProduced: false })
  expect((await build('b')).isProduced).toBe(true)
  expect((await build('b', 'other settings')).isProduced).toBe(true)
})

it.each([
  ['truncated', (file: string) => truncateSync(file, 40)],
  ['empty', (file: string) => truncateSync(file, 0)],
  ['changed', (file: string) => writeFileSync(file, readFileSync(file).fill('x', 40))],
])('does not use a %s entry', async (_, damage) => {
  await build('a')
  damage(entry())
  expect(await build('a')).toEqual(produced)
  expect(await build('a')).toEqual({ ...produced, isProduced: false })
})

it('deletes entries that the latest build did not use', async () => {
  await build('a')
  const old = entry()
  await build('b')
  expect(entry()).not.toBe(old)
})

it('works without a folder that it can write to', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const cache = new FileCache(join(file, 'cache'), '')
  expect(await cache.get('a', async () => 'value')).toBe('value')
  cache.deleteUnused()
})
