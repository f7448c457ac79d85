import { join } from 'node:path'
import { readProject } from '@/guide/files/readProject'
import { openElection } from './editedFiles'
import { exportFile } from './export/exportFile'
import { exportSheets } from './export/exportSheets'
import { writeSheets } from './files/disk'
import { copyGuide } from './testing/guideCopy'

// Each test reads and writes a whole election.
jest.setTimeout(30_000)

const edits = [
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
  ['Statements', 'Reply sources', 'adair-reply', '(clear)', 'candidates/adair.yaml', ''],
] as const

it('an edited cell changes only the line of its field', async () => {
  const { root, readFiles, importPaths } = copyGuide('data/fixtures/region')
  const before = readFiles()
  const sheets = exportSheets(openElection(readProject(root))).map((sheet) => {
    const rows = sheet.rows.map((cells) => [...cells])
    for (const [, column, from, to] of edits.filter((edit) => edit[0] === sheet.name)) {
      const index = sheet.columns.findIndex(({ heading }) => heading === column)
      rows.find((cells) => cells[index] === from)![index] = to
    }
    return { ...sheet, rows }
  })
  const path = join(root, 'edited.xlsx')
  await writeSheets(path, sheets)
  const printed = await importPaths(path)
  for (const [, column, from] of edits) expect(printed).toContain(`${column}: "${from}" -> `)
  const after = readFiles()
  expect(await importPaths(path)).toContain('There is nothing to write.')
  const list = (files: typeof before, others: typeof before) =>
    Object.entries(files).flatMap(([file, text]) => {
      const rest = new Set(others[file]?.split('\n'))
      return text.split('\n').flatMap((line) => (rest.has(line) ? [] : [`${file} ${line.trim()}`]))
    })
  expect(list(before, after)).toHaveLength(edits.length)
  const added = edits.flatMap(([, , , , file, line]) => (line === '' ? [] : [`${file} ${line}`]))
  expect(list(after, before).toSorted()).toEqual(added.toSorted())
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
