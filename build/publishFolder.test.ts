import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createWorkFolder,
  exchangeFolders,
  lockFile,
  publishFolder,
  recoverPublished,
  requireReplaceable,
  stagingFolder,
  workFolder,
} from './publishFolder'
import { createTemporaryFolder, writeFiles } from '@/lib/testing/temporaryFolder'

const project = process.cwd()
let folder: string

beforeEach(() => {
  folder = createTemporaryFolder()
  process.chdir(folder)
  writeSite(stagingFolder, 'new')
})

afterEach(() => process.chdir(project))

const writeSite = (path: string, content: string) => writeFiles(path, { 'index.html': content })

function published(): string {
  return readFileSync(join('out', 'index.html'), 'utf8')
}

it('replaces a site, without leaving files of the old one', () => {
  writeSite('out', 'old')
  writeFileSync(join('out', 'old.html'), 'old')
  publishFolder(stagingFolder, 'out')
  expect(published()).toBe('new')
  expect(() => readFileSync(join('out', 'old.html'))).toThrow('ENOENT')
})

it('keeps the old site if the new one cannot be moved into place', () => {
  writeSite('out', 'old')
  rmSync(stagingFolder, { recursive: true })
  expect(() => publishFolder(stagingFolder, 'out')).toThrow('ENOENT')
  expect(published()).toBe('old')
})

it('restores the old site after a build that was killed between the two renames', () => {
  writeSite('out', 'old')
  renameSync('out', join(workFolder, 'out.previous'))
  recoverPublished('out')
  expect(published()).toBe('old')
})

it('does not interfere with a build that is running', () => {
  writeSite(join(workFolder, 'out.previous'), 'old')
  writeFileSync(lockFile, String(process.pid))
  recoverPublished('out')
  expect(() => published()).toThrow('ENOENT')
})

it.each([
  ['a file', () => writeFileSync('out', 'notes')],
  ['a symbolic link', () => symlinkSync('elsewhere', 'out')],
])('does not replace %s', (kind, make) => {
  make()
  expect(() => requireReplaceable('out')).toThrow(`out\n  This is ${kind}, but must be a folder.`)
})

it('replaces a file that is in the place of its work folder', () => {
  rmSync(workFolder, { recursive: true })
  writeFileSync(workFolder, 'leftover')
  createWorkFolder()
  writeSite(stagingFolder, 'new')
  publishFolder(stagingFolder, 'out')
  expect(published()).toBe('new')
})

it('has a published site at every moment, where the system can exchange folders', async () => {
  writeSite('out', 'old')
  writeSite('other', 'other')
  if (!exchangeFolders('out', 'other')) return
  exchangeFolders('out', 'other')
  // Looks for the site as fast as possible, in a process of its own.
  const watch = spawn(process.execPath, [
    '-e',
    "const fs = require('fs'); console.log('ready'); for (;;) if (!fs.existsSync('out')) { console.log('missing'); break }",
  ])
  const [ready] = await once(watch.stdout, 'data')
  let output = String(ready)
  watch.stdout.on('data', (part: Buffer) => (output += part.toString()))
  for (let round = 0; round < 20; round += 1) {
    writeSite(stagingFolder, `new ${round}`)
    publishFolder(stagingFolder, 'out')
  }
  watch.kill()
  expect([output.trim(), published()]).toEqual(['ready', 'new 19'])
})
