/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { differentFiles } from './differentFiles'

const root = mkdtempSync(join(tmpdir(), 'different-'))
afterAll(() => rmSync(root, { recursive: true }))

function createFolder(name: string, files: Record<string, string>): string {
  mkdirSync(join(root, name))
  for (const [file, content] of Object.entries(files)) writeFileSync(join(root, name, file), content)
  return join(root, name)
}

it('lists changed, missing and additional files', () => {
  const first = createFolder('first', { same: 'a', changed: 'a', missing: 'a' })
  const second = createFolder('second', { same: 'a', changed: 'b', additional: 'a' })
  expect(differentFiles(first, second)).toEqual(['additional', 'changed', 'missing'])
  expect(differentFiles(first, first)).toEqual([])
})
