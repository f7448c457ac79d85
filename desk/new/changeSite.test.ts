/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeFiles } from '@/lib/transaction/changeFiles'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { changeSite, type SitePlace } from './changeSite'

let root: string

beforeEach(() => {
  root = createTemporaryFolder({ 'data/spring/election.yaml': '', 'data/fall/election.yaml': '' })
})

const path = () => join(root, 'data/site.yaml')
const change = async (election: string, place: SitePlace) => {
  await changeFiles(root, [changeSite(root, election, place)])
  return readFileSync(path(), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .trim()
}

it('archives the current election by itself when another becomes current', async () => {
  writeFileSync(path(), '# Ours.\ncurrent: spring # since May\n')
  expect(await change('fall', 'current')).toBe('current: fall # since May\narchive: [spring]')
  expect(readFileSync(path(), 'utf8')).toMatch(/^# Ours\.\n/)
  expect(await change('spring', 'current')).toBe('current: spring # since May\narchive: [fall]')
})

it('adds an election to the archive of a site without a file, and removes it', async () => {
  writeFileSync(path(), 'current: fall\n')
  expect(await change('spring', 'archive')).toBe('current: fall\narchive: [spring]')
  expect(await change('spring', 'archive')).toBe('current: fall\narchive: [spring]')
  expect(await change('spring', 'none')).toBe('current: fall')
})

it('drops an archived election that no longer exists', async () => {
  writeFileSync(path(), 'current: fall\narchive: [nowhere, spring]\n')
  expect(await change('spring', 'archive')).toBe('current: fall\narchive: [spring]')
})

it('archives nothing if the election was current, or if none was', async () => {
  expect(await change('fall', 'current')).toBe('current: fall')
  expect(await change('fall', 'current')).toBe('current: fall')
})
