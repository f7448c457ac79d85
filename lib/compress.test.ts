/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compress } from './compress'

const folders: string[] = []
const page = '<p>The same words, the same words, and again the same words.</p>'.repeat(20)

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

function exported(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'export-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

function names(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
}

it('writes both forms beside a file, in every folder, and leaves the file as it is', async () => {
  const folder = exported({ 'index.html': page, 'profile/ada/index.html': page, 'candidates.json': page })
  await compress(folder)
  for (const name of ['index.html', 'profile/ada/index.html', 'candidates.json']) {
    const file = join(folder, name)
    expect(readFileSync(file, 'utf8')).toBe(page)
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(page)
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(page)
  }
})

it('leaves out pictures, what hosts read themselves, and what would grow', async () => {
  const files = { 'a.png': page, 'a.avif': page, 'a.webp': page, 'a.jpg': page, _headers: page, 'robots.txt': 'a' }
  const folder = exported(files)
  await compress(folder)
  expect(names(folder)).toEqual(Object.keys(files).toSorted())
})

it('makes the same of the same, at any time', async () => {
  const [first, second] = [exported({ 'a.html': page }), exported({ 'a.html': page })]
  await compress(first)
  await compress(second)
  for (const name of ['a.html.br', 'a.html.gz'])
    expect(readFileSync(join(second, name))).toEqual(readFileSync(join(first, name)))
  // A gzip file has room for a time here.
  expect(readFileSync(join(first, 'a.html.gz')).readUInt32LE(4)).toBe(0)
})
