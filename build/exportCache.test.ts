import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryFolder, writeFiles } from '@/lib/testing/temporaryFolder'
import { addExport, ExportCache } from './exportCache'

const page = '2021-11-02/index.html'
const script = '_next/script.js'
const sheets = { en: '<section>2021</section>' }
const root = createTemporaryFolder()
const folder = join(root, 'archived')
const file = join(folder, 'files', page)

function build() {
  const built = join(root, 'built')
  writeFiles(built, { [page]: 'page', [script]: 'script' })
  return built
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  new ExportCache(folder).keep('election', build(), sheets)
})

it('returns the last export of an election until what it depends on changes', () => {
  const cache = new ExportCache(folder)
  expect(cache.read('election')).toMatchObject({ sheets })
  expect(cache.read('changed election')).toBeUndefined()
  cache.keep('changed election', build(), {})
  expect([cache.read('election'), cache.read('changed election')]).toEqual([undefined, expect.anything()])
})

it.each([
  ['missing', () => rmSync(file)],
  ['truncated', () => writeFileSync(file, '')],
  ['changed', () => writeFileSync(file, 'PAGE')],
])('does not return an export with a %s file', (_name, change) => {
  change()
  expect(new ExportCache(folder).read('election')).toBeUndefined()
})

it('leaves an export in its folder if the cache cannot be created', () => {
  const other = join(root, 'a file')
  writeFileSync(other, '')
  const cache = new ExportCache(join(other, 'archived'))
  const { folder: from } = cache.keep('election', build(), sheets)
  expect(readFileSync(join(from, page), 'utf8')).toBe('page')
})

it('hard-links the files of an export into a site, and keeps those that the site has', () => {
  const site = createTemporaryFolder({ [script]: 'same script' })
  const kept = new ExportCache(folder).read('election')
  if (kept) addExport(site, kept)
  expect(statSync(join(site, page)).ino).toBe(statSync(file).ino)
  expect(readFileSync(join(site, script), 'utf8')).toBe('same script')
  rmSync(site, { recursive: true })
  expect(existsSync(file)).toBe(true)
})

it('copies the files of an export if they cannot be linked', () => {
  const links = jest.spyOn(jest.requireActual<typeof import('node:fs')>('node:fs'), 'linkSync')
  links.mockImplementation(() => {
    throw new Error('EXDEV')
  })
  const site = createTemporaryFolder()
  const kept = new ExportCache(folder).read('election')
  if (kept) addExport(site, kept)
  expect(readFileSync(join(site, page), 'utf8')).toBe('page')
  expect(statSync(join(site, page)).ino).not.toBe(statSync(file).ino)
})
