/** @jest-environment node */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeFiles } from '@/lib/transaction/changeFiles'
import { siteFileName } from '@/guide/fields/siteFileName'
import { changeSite } from '@/desk/new/changeSite'
import { chooseElection, findElection } from './findElection'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

let root: string

beforeEach(() => {
  root = createTemporaryFolder()
})

const addElection = (name: string) => cpSync('data/fixtures/anytown', join(root, 'data', name), { recursive: true })

it('chooses the only election, or the one with the name', () => {
  expect(chooseElection(root)).toBeUndefined()
  addElection('springfield')
  expect(chooseElection(root)).toBe('springfield')
  addElection('anytown')
  expect(chooseElection(root, 'anytown')).toBe('anytown')
})

it('explains that a name is wrong', () => {
  addElection('anytown')
  addElection('springfield')
  expect(() => chooseElection(root, 'nowhere')).toThrow('expected: one of anytown, springfield')
})

it('needs a file that names the election of the site if there are several', async () => {
  addElection('springfield')
  addElection('anytown')
  expect(chooseElection(root)).toBeUndefined()
  expect(() => findElection(root)).toThrow(
    /Create the file with the line "current: springfield", or another [^]*, add the line "archive: \[anytown\]"/,
  )
  await changeFiles(root, [changeSite(root, 'springfield', 'current')])
  expect(findElection(root)).toBe('springfield')
  const path = join(root, siteFileName)
  writeFileSync(path, `# Ours.\n${readFileSync(path, 'utf8')}`)
  await changeFiles(root, [changeSite(root, 'anytown', 'current')])
  expect(readFileSync(path, 'utf8')).toMatch(
    /^# Ours\.\n# yaml-language-server: [^]*\ncurrent: anytown\narchive: \[springfield\]\n$/,
  )
  expect(chooseElection(root)).toBe('anytown')
})

it.each([
  [
    'a missing election',
    '# Ours.\ncurrent: nowhere\n',
    'line 2, current\n  expected: one of anytown\n  found: "nowhere"\n  what to do: Delete the file. The site then shows the only election.',
  ],
  [
    'an archive that is not a list',
    'current: medford-2023\narchive: medford-2021\n',
    'expected: a list of folders in data, like [springfield-2025]\n  found: the text "medford-2021"',
  ],
  ['nothing', '\n', 'expected: the fields of the site, like current: springfield-2027\n  found: nothing'],
  [
    'another field',
    'current: anytown\nelection: anytown\n',
    'line 2, election\n  expected: only these fields: current, archive',
  ],
  ['no YAML', 'current: [\n', 'expected: valid YAML'],
])('reports a file that names %s, even for the only election', (_name, text, expected) => {
  addElection('anytown')
  writeFileSync(join(root, siteFileName), text)
  expect(() => findElection(root)).toThrow('data/site.yaml')
  expect(() => findElection(root)).toThrow(expected)
})
