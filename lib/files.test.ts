import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeChecksums } from './checksums'
import { formatFieldName, formatWarnings, report } from './problems'
import { createTemporaryFolder } from './testing/temporaryFolder'

const readChecksums = (folder: string) => readFileSync(join(folder, 'SHA256SUMS'), 'utf8')

it('writes the digest and path of each file, and takes the digests that are known', async () => {
  const folder = createTemporaryFolder({ 'index.html': 'abc', 'empty.txt': '', 'known.txt': 'a' })
  await writeChecksums(folder, new Map([['known.txt', '0'.repeat(64)]]))
  expect(readChecksums(folder)).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  empty.txt\n' +
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  index.html\n' +
      `${'0'.repeat(64)}  known.txt\n`,
  )
})

it('lists hidden files and archives, and omits compressed forms, in order of the paths', async () => {
  const paths = [
    '.well-known/security.txt',
    '_headers',
    '_next/static/a.js',
    'data.tar.gz',
    'data/index.html',
    'data/v1/election.json',
    'img/town hall.jpg',
    'profile/ada-byron/index.html',
    'profile/ada/index.html',
  ]
  const files = [...paths.toReversed(), 'data/index.html.br', 'data/index.html.gz']
  const folder = createTemporaryFolder(Object.fromEntries(files.map((file) => [file, file])))
  await writeChecksums(folder)
  expect(
    readChecksums(folder)
      .trim()
      .split('\n')
      .map((line) => line.slice(66)),
  ).toEqual(paths)
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

const message = 'Enter a name.'

it('sorts problems by file and line', () => {
  expect(
    report([
      { file: 'b.yaml', line: 12, field: 'name', message },
      { file: 'b.yaml', line: 2, message: 'Write text.' },
      { file: 'a.yaml', message },
    ]),
  ).toBe(
    [
      '3 problems. Nothing was built.',
      'a.yaml\n  Enter a name.',
      'b.yaml, line 2\n  Write text.',
      'b.yaml, line 12, name\n  Enter a name.',
    ].join('\n\n'),
  )
})

it('sorts the rows of a sheet by number, and ends with the outcome of the command', () => {
  const problem = { file: 'Candidates', field: 'column "Name"', message }
  expect(
    report(
      [
        { ...problem, row: 10, message: 'Write text.' },
        { ...problem, row: 7 },
      ],
      'Nothing was written.',
    ),
  ).toBe(
    [
      '2 problems. Nothing was written.',
      'Candidates, row 7, column "Name"\n  Enter a name.',
      'Candidates, row 10, column "Name"\n  Write text.',
    ].join('\n\n'),
  )
})

it('reports a problem of many files once, with the first places', () => {
  const warnings = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ file: `${name}.yaml`, line: 6, field: 'race', message }))
  expect(formatWarnings(warnings)).toBe(
    [
      "5 warnings. Warnings don't stop the build.",
      'a.yaml, line 6, race\nb.yaml, line 6, race\nc.yaml, line 6, race\nand 2 more places\n  Enter a name.',
    ].join('\n\n'),
  )
})

it('reports the first 100 different problems', () => {
  const problems = Array.from({ length: 250 }, (_, index) => ({ file: 'a.yaml', message: `${index}` }))
  expect(report(problems)).toMatch(/^250 problems\. [^]*\n\nand 150 more problems$/)
})

it('escapes characters that are not printable', () => {
  expect(report([{ file: 'a\u202E.yaml', message: 'the text "\u001B[31m"' }])).toContain(
    'a\\u{202E}.yaml\n  the text "\\u{1B}[31m"',
  )
})

it('numbers items from 1', () => {
  expect(formatFieldName(['stances', 0, 'text'])).toBe('stances, item 1, text')
})
