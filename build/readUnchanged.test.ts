/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readUnchanged } from './readUnchanged'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-'))
  writeFileSync(join(folder, 'ada.yaml'), '0')
})

afterEach(() => rmSync(folder, { recursive: true }))

it('reads again after a file has changed, was added or was deleted', async () => {
  const changes = [
    () => writeFileSync(join(folder, 'ada.yaml'), '1'),
    () => writeFileSync(join(folder, 'bob.yaml'), ''),
    () => rmSync(join(folder, 'bob.yaml')),
  ]
  let reads = 0
  const read = async () => {
    changes.shift()?.()
    return (reads += 1)
  }
  expect(await readUnchanged([folder, join(folder, 'missing')], read)).toBe(4)
})

it('stops if the files change all the time', async () => {
  let reads = 0
  const read = async () => writeFileSync(join(folder, 'ada.yaml'), String((reads += 1)))
  await expect(readUnchanged([folder], read)).rejects.toThrow('files that keep changing')
})
