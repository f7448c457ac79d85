import { execFileSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { readProject } from './readProject'

it('reads files, says what anything else is, and leaves out hidden files', () => {
  const root = createTemporaryFolder({ 'data/a/.hidden': '', 'data/a/election.yaml': 'a: 1', 'public/img/a.jpg': 'a' })
  symlinkSync(join(root, 'data/a'), join(root, 'data/b'))
  execFileSync('mkfifo', [join(root, 'data/a/sources.yaml')])
  const files = readProject(root)
  const contents = [...files.keys()].map((path) => [path, files.get(path)?.toString()])
  expect(Object.fromEntries(contents)).toEqual({
    'data/a/election.yaml': 'a: 1',
    'data/a/sources.yaml': 'a special file',
    'data/b': 'a symbolic link',
    'public/img/a.jpg': 'a',
  })
})

it('returns the same bytes until a file changes', () => {
  const root = createTemporaryFolder({ 'data/a.yaml': 'a: 1' })
  const read = () => readProject(root).get('data/a.yaml')
  const before = read()
  expect(read()).toBe(before)
  writeFileSync(join(root, 'data/a.yaml'), 'a: 2')
  expect(read()?.toString()).toBe('a: 2')
})
