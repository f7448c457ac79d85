/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { digestSources } from './sourceDigest'

let root: string

function write(file: string, content = ''): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'))
  write('app/page.tsx', 'page')
  write('node_modules/.package-lock.json', '{"next":1}')
})

afterEach(() => rmSync(root, { recursive: true }))

it.each([
  ['a module changes', 'app/page.tsx'],
  ['a module is added', 'lib/more.mjs'],
  ['a setting changes', 'tsconfig.json'],
  ['other packages are installed', 'node_modules/.package-lock.json'],
])('changes if %s', (_, file) => {
  const before = digestSources(root)
  write(file, 'new')
  expect(digestSources(root)).not.toBe(before)
})

it('does not change with content, installed files and the output of a build', () => {
  const before = digestSources(root)
  for (const file of [
    'data/anytown/candidates/ada.yaml',
    'public/img/ada.jpg',
    'node_modules/next/index.js',
    '.next/types/routes.d.ts',
    'out/index.js',
    'out-test/index.js',
    'next-env.d.ts',
  ])
    write(file)
  expect(digestSources(root)).toBe(before)
})

it('changes if a module moves', () => {
  const before = digestSources(root)
  write('app/other.tsx', 'page')
  rmSync(join(root, 'app/page.tsx'))
  expect(digestSources(root)).not.toBe(before)
})
