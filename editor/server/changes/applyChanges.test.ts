/** @jest-environment node */
import fs from 'node:fs'
import { copyElection, removeCopies } from '@/data/fixtures/copyElection'
import { readBytes, toFile } from '../files/electionFolder'
import { applyChanges } from './applyChanges'

afterEach(() => {
  jest.restoreAllMocks()
  removeCopies()
})

it('leaves all files as they were if one of them cannot be written', () => {
  const { root } = copyElection()
  const paths = ['election.yaml', 'candidates/ada.yaml', 'candidates/eve.yaml', 'sources.yaml']
  const files = paths.map((path) => toFile(root, 'anytown-2017', path))
  const before = files.map(({ fullPath }) => readBytes(fullPath))
  const contents = ['title: A', undefined, 'name: Eve', 'b: {}']
  const changes = files.map((file, index) => {
    const content = contents[index]
    return { file, before: before[index], after: content === undefined ? undefined : Buffer.from(content) }
  })
  const { renameSync } = fs
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (String(to).endsWith('sources.yaml')) throw Object.assign(new Error('Full'), { code: 'ENOSPC' })
    renameSync(from, to)
  })
  expect(() => applyChanges(changes, '')).toThrow('Full')
  expect(files.map(({ fullPath }) => readBytes(fullPath))).toEqual(before)
  jest.restoreAllMocks()
  applyChanges(changes, '')
  expect(files.map(({ fullPath }) => readBytes(fullPath)?.toString())).toEqual(contents)
})

it('deletes no file that another program changes while the others are written', () => {
  const { root } = copyElection()
  const [election, ada] = ['election.yaml', 'candidates/ada.yaml'].map((path) => toFile(root, 'anytown-2017', path))
  if (!election || !ada) throw new Error('No files.')
  const changes = [
    { file: election, before: readBytes(election.fullPath), after: Buffer.from('title: A') },
    { file: ada, before: readBytes(ada.fullPath), after: undefined },
  ]
  const { renameSync } = fs
  jest.spyOn(fs, 'renameSync').mockImplementationOnce((from, to) => {
    renameSync(from, to)
    fs.appendFileSync(ada.fullPath, '# Checked.')
  })
  expect(() => applyChanges(changes, '')).toThrow('has changed on disk')
  expect(readBytes(ada.fullPath)?.toString()).toContain('# Checked.')
  expect(readBytes(election.fullPath)).toEqual(changes[0]?.before)
})
