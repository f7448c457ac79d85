import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeChecksums } from './checksums'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

const readChecksums = (folder: string) => readFileSync(join(folder, 'SHA256SUMS'), 'utf8')

const readPaths = (folder: string) =>
  readChecksums(folder)
    .trim()
    .split('\n')
    .map((line) => line.slice(66))

it('writes the digest and path of each file', async () => {
  const folder = createTemporaryFolder({ 'index.html': 'abc', 'empty.txt': '' })
  await writeChecksums(folder)
  expect(readChecksums(folder)).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  empty.txt\n' +
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  index.html\n',
  )
})

it('lists all files in order of their paths, including hidden files', async () => {
  const folder = createTemporaryFolder({
    'profile/ada/index.html': 'Ada',
    'profile/ada-byron/index.html': 'Ada Byron',
    '.well-known/security.txt': 'Contact',
    _headers: '/*',
    'img/town hall.jpg': 'photo',
    '_next/static/a.js': 'run()',
    'data/index.html': 'Open data',
    'data/v1/election.json': '{}',
  })
  await writeChecksums(folder)
  expect(readPaths(folder)).toEqual([
    '.well-known/security.txt',
    '_headers',
    '_next/static/a.js',
    'data/index.html',
    'data/v1/election.json',
    'img/town hall.jpg',
    'profile/ada-byron/index.html',
    'profile/ada/index.html',
  ])
})

it('omits compressed forms, but lists archives that are files of their own', async () => {
  const folder = createTemporaryFolder({
    'a.html': 'a',
    'a.html.br': 'br',
    'a.html.gz': 'gz',
    'data.tar.gz': 'archive',
  })
  await writeChecksums(folder)
  expect(readPaths(folder)).toEqual(['a.html', 'data.tar.gz'])
})

const describeWithSha256sum = spawnSync('sha256sum', ['--version']).status === 0 ? describe : describe.skip

describeWithSha256sum('with sha256sum', () => {
  it('verifies the folder and finds a changed file', async () => {
    const folder = createTemporaryFolder({
      'index.html': 'abc',
      '.well-known/security.txt': 'Contact',
      'img/a b.jpg': 'photo',
    })
    await writeChecksums(folder)
    const verify = () => spawnSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' })
    expect(verify().status).toBe(0)
    writeFileSync(join(folder, 'img/a b.jpg'), 'other photo')
    expect(verify().status).toBe(1)
    expect(verify().stdout).toContain('img/a b.jpg: FAILED')
  })
})

it('takes the digests that are known', async () => {
  const folder = createTemporaryFolder({ 'a.txt': 'a', 'b.txt': 'abc' })
  await writeChecksums(folder, new Map([['a.txt', '0'.repeat(64)]]))
  expect(readChecksums(folder)).toBe(
    `${'0'.repeat(64)}  a.txt\nba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b.txt\n`,
  )
})
