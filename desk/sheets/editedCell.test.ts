/** @jest-environment node */
import { join } from 'node:path'
import { exportFile } from './exportFile'
import { formatWorkbook, writeWorkbook } from './files/writeWorkbook'
import { exportSheets } from './exportSheets'
import { copyGuide, removeGuideCopies, type GuideCopy } from './testing/guideCopy'
import { openElection } from './editedFiles'

afterAll(removeGuideCopies)

// Each test reads and writes a whole election.
jest.setTimeout(30_000)

/** Exports the copy, replaces a cell, and returns the workbook's path. */
async function writeEdited({ root }: GuideCopy, sheet: string, column: string, from: string, to: string) {
  let count = 0
  const sheets = exportSheets(openElection(root)).map((other) => {
    if (other.name !== sheet) return other
    const index = other.columns.findIndex(({ heading }) => heading === column)
    const rows = other.rows.map((cells) => (cells[index] === from && count++ === 0 ? cells.with(index, to) : cells))
    return { ...other, rows }
  })
  if (count === 0) throw new Error(`${sheet} has no cell "${from}" in ${column}.`)
  const path = join(root, 'edited.xlsx')
  await writeWorkbook(path, sheets)
  return path
}

/** Lines that differ between the files before and after, each with the name of its file. */
function listChangedLines(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
  return Object.keys({ ...before, ...after }).flatMap((file) => {
    const old = (before[file] ?? '').split('\n')
    const current = (after[file] ?? '').split('\n')
    const removed = old.filter((line) => !current.includes(line)).map((line) => `${file} - ${line.trim()}`)
    return [...removed, ...current.filter((line) => !old.includes(line)).map((line) => `${file} + ${line.trim()}`)]
  })
}

it.each([
  ['Candidates', 'Party year', '2026', '2025', 'candidates/oduya.yaml', 'partyYear: 2025'],
  [
    'Candidates',
    'Website',
    'https://adair.example/',
    'adair.org',
    'candidates/adair.yaml',
    'website: https://adair.org',
  ],
  ['Candidates', 'Incumbent', 'no', 'yes', 'candidates/fontaine.yaml', 'incumbent: true'],
  ['Races', 'Vote for', '3', '4', 'election.yaml', 'voteFor: 4'],
  ['Topics', 'Name', 'Roads and ferries', 'Streets', 'election.yaml', 'name: Streets'],
  ['Sources', 'Date', '2026-09', 'September 2026', 'sources.yaml', 'date: September 2026'],
  ['Statements', 'How', 'debate', 'Speech', 'candidates/adair.yaml', 'how: speech'],
  ['Statements', 'Reply date', '2026-10-05', '2026-10-06', 'candidates/adair.yaml', 'date: 2026-10-06'],
  [
    'Statements',
    'Topics',
    'roads; library',
    'library; roads',
    'candidates/adair-ruth.yaml',
    'topics: [library, roads]',
  ],
])(
  'an edited cell of %s, column %s, changes only the line of its field',
  async (sheet, column, from, to, file, line) => {
    const copy = copyGuide('data/fixtures/region')
    const before = copy.readFiles()
    const path = await writeEdited(copy, sheet, column, from, to)
    expect(await copy.importPaths(path)).toContain(`${column}: "${from}" -> `)
    const lines = listChangedLines(before, copy.readFiles())
    expect(lines).toEqual([expect.stringContaining(`${file} - `), `${file} + ${line}`])
    expect(await copy.importPaths(path)).toContain('There is nothing to write.')
  },
)

it('adds and removes nothing else when a field is cleared', async () => {
  const copy = copyGuide('data/fixtures/region')
  const before = copy.readFiles()
  const path = await writeEdited(copy, 'Statements', 'Reply sources', 'adair-reply', '(clear)')
  await copy.importPaths(path)
  expect(copy.readFiles()).toEqual({
    ...before,
    'candidates/adair.yaml': before['candidates/adair.yaml']?.replace(/(05)\n +sources: \[adair-reply\]/, '$1'),
  })
  expect(await copy.importPaths(path)).toContain('There is nothing to write.')
})

it('exports equal bytes for equal files', async () => {
  const { root } = copyGuide('data/fixtures/region')
  const first = await formatWorkbook(exportSheets(openElection(root)))
  expect((await formatWorkbook(exportSheets(openElection(root)))).equals(first)).toBe(true)
})

it('exports no private fields and no notes for editors', async () => {
  const { root } = copyGuide('data/medford-2023')
  const cells = exportSheets(openElection(root)).flatMap(({ columns, rows }) => [
    ...columns.map(({ heading }) => heading),
    ...rows.flat(),
  ])
  expect(cells).not.toContain('high')
  expect(cells.join('\n')).not.toMatch(/editorNote|permission|confidence|Ballot name is usually printed/i)
})

it('names the formats if the ending is another', async () => {
  const { root } = copyGuide('data/fixtures/anytown')
  await expect(exportFile(root, undefined, ['guide.ods'])).rejects.toThrow(/\.xlsx[^]*found: the ending "\.ods"/)
})

it('exports no election with problems', async () => {
  const copy = copyGuide('data/fixtures/anytown')
  await expect(exportFile(copy.root, 'unknown', [join(copy.root, 'guide.xlsx')])).rejects.toThrow('ELECTION')
})
