import { join } from 'node:path'
import { readProject } from '@/guide/files/readProject'
import { openElection } from './editedFiles'
import { exportFile } from './exportFile'
import { exportSheets } from './exportSheets'
import { writeWorkbook } from './files/writeWorkbook'
import { copyGuide } from './testing/guideCopy'

// Each test reads and writes a whole election.
jest.setTimeout(30_000)

/** Exports the region, replaces a cell, imports the workbook twice, and returns the lines that differ. */
async function editCell(sheet: string, column: string, from: string, to: string) {
  const { root, readFiles, importPaths } = copyGuide('data/fixtures/region')
  const before = readFiles()
  let count = 0
  const sheets = exportSheets(openElection(readProject(root))).map((other) => {
    if (other.name !== sheet) return other
    const index = other.columns.findIndex(({ heading }) => heading === column)
    const rows = other.rows.map((cells) => (cells[index] === from && count++ === 0 ? cells.with(index, to) : cells))
    return { ...other, rows }
  })
  const path = join(root, 'edited.xlsx')
  await writeWorkbook(path, sheets)
  expect(await importPaths(path)).toContain(`${column}: "${from}" -> `)
  const after = readFiles()
  expect(await importPaths(path)).toContain('There is nothing to write.')
  return Object.keys({ ...before, ...after }).flatMap((file) => {
    const [old, current] = [before, after].map((files) => (files[file] ?? '').split('\n'))
    const removed = old!.filter((line) => !current!.includes(line)).map((line) => `${file} - ${line.trim()}`)
    return [...removed, ...current!.filter((line) => !old!.includes(line)).map((line) => `${file} + ${line.trim()}`)]
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
  ['Sources', 'Date', '2024-05-07', 'Oct 12, 2025', 'sources.yaml', 'date: 2025-10-12'],
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
    const lines = await editCell(sheet, column, from, to)
    expect(lines).toEqual([expect.stringContaining(`${file} - `), `${file} + ${line}`])
  },
)

it('adds and removes nothing else when a field is cleared', async () => {
  const lines = await editCell('Statements', 'Reply sources', 'adair-reply', '(clear)')
  expect(lines).toEqual(['candidates/adair.yaml - sources: [adair-reply]'])
})

it('exports no private fields and no notes for editors', () => {
  const { root } = copyGuide('data/fixtures/showcase')
  const cells = exportSheets(openElection(readProject(root))).flatMap(({ columns, rows }) => [
    ...columns.map(({ heading }) => heading),
    ...rows.flat(),
  ])
  expect(cells).not.toContain('low')
  expect(cells.join('\n')).not.toMatch(/editorNote|permission|confidence|Check the year of the first stance/i)
})

it.each([
  [undefined, ['guide.ods'], /the ending “\.ods”\. Use a workbook \(\.xlsx\)/],
  [undefined, ['guide/', '--template'], /Use a path that ends in \.xlsx/],
  [undefined, ['missing/guide.xlsx'], /Nothing was written[^]*no folder/],
  ['unknown', ['guide.xlsx'], /ELECTION/],
])('exports nothing of the election %s to %j', async (election, args, report) => {
  await expect(exportFile(copyGuide().root, election, args)).rejects.toThrow(report)
})
