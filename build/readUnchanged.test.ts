import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readUnchanged } from './reportElection'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

let folder: string

beforeEach(() => {
  folder = createTemporaryFolder({ 'ada.yaml': '0' })
})

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
  await expect(readUnchanged([folder], read)).rejects.toThrow('The files keep changing.')
})
