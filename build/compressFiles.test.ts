import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressFiles, compressionSettings } from './compressFiles'
import { FileCache } from '@/lib/fileCache'
import { listFiles } from '@/lib/listFiles'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

const page = '<p>The same words, the same words, and again the same words.</p>'.repeat(20)

it('writes a .br and a .gz next to each file, in every folder', async () => {
  const folder = createTemporaryFolder({
    'index.html': page,
    'profile/ada/index.html': page,
    'candidates.json': page,
    'a.csv': page,
    'a.atom': page,
  })
  await compressFiles(folder)
  for (const name of ['index.html', 'profile/ada/index.html', 'candidates.json', 'a.csv', 'a.atom']) {
    const file = join(folder, name)
    expect(readFileSync(file, 'utf8')).toBe(page)
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(page)
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(page)
  }
})

it('skips images, host configuration and files that would grow', async () => {
  const files = { 'a.png': page, 'a.avif': page, 'a.webp': page, 'a.jpg': page, _headers: page, 'robots.txt': 'a' }
  const folder = createTemporaryFolder(files)
  await compressFiles(folder)
  expect(listFiles(folder)).toEqual(Object.keys(files).toSorted())
})

it('compresses a file once if it has a cache, with the same result', async () => {
  const cacheFolder = createTemporaryFolder({})
  const build = async (files: Record<string, string>) => {
    const folder = createTemporaryFolder(files)
    const cache = new FileCache(cacheFolder, compressionSettings)
    await compressFiles(folder, cache)
    const contents = listFiles(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')])
    return { contents, missCount: cache.missCount }
  }
  const files = { 'a.html': page, 'b.html': `${page} `, 'robots.txt': 'a' }
  const first = await build(files)
  expect(first.missCount).toBe(3)
  expect(await build(files)).toEqual({ ...first, missCount: 0 })
  expect((await build({ ...files, 'a.html': `${page}.` })).missCount).toBe(1)
})
