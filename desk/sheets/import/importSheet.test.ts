import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readProject } from '@/guide/files/readProject'
import { loadGuide } from '@/guide/read/guide'
import type { Problem } from '@/lib/problems'
import { getToday } from '@/desk/new/defaults'
import { exportFile } from '../export/exportFile'
import { copyGuide, runImport } from '../testing/guideCopy'
import { serveSheets } from '../testing/serveSheets'

// Each test reads and writes a whole election.
jest.setTimeout(30_000)

const { answers, options: mockOptions } = serveSheets()

jest.mock('./download', () => {
  const actual = jest.requireActual<typeof import('./download')>('./download')
  return { downloadTables: (address: string) => actual.downloadTables(address, mockOptions) }
})

/** An election whose spreadsheet is at `https://sheets.example`, in one file for each name. */
function copyWithSheet(...names: readonly string[]) {
  const copy = copyGuide()
  const settings = join(copy.root, 'data', 'copy', 'election.yaml')
  const addresses = names.map((name) => `  - https://sheets.example/${name}\n`).join('')
  writeFileSync(settings, `${readFileSync(settings, 'utf8')}\nsheet:\n${addresses}`)
  const report = join(copy.root, 'report.json')
  return {
    ...copy,
    importSheet: (...args: readonly string[]) => runImport(copy.root, ['--yes', ...args]),
    /** The problems of an import, as the workflow gets them. */
    findProblems: async () => {
      await runImport(copy.root, ['--yes', '--report', report])
      return (JSON.parse(readFileSync(report, 'utf8')) as { readonly problems: readonly Problem[] }).problems
    },
  }
}

const people = 'Name,Race,Website\nAda Byron,City Council,ada.example\nBob Cole,City Council,'

it('imports what the spreadsheet has, notes which fields these are, and changes nothing the next time', async () => {
  const { root, importSheet, findProblems, readFiles } = copyWithSheet('candidates.csv', 'times.csv')
  answers.set('/candidates.csv', people)
  answers.set('/times.csv', 'Type,Label,First day,Confirmed for,Sources\nperiod,Early voting,2017-11-01,state,notice')
  expect(await importSheet()).toContain('Wrote 2 files')
  const files = readFiles()
  expect(files['candidates/ada.yaml']).toContain('website: https://ada.example')
  expect(files['candidates/ada.yaml']).toContain(`updated: ${getToday()}`)
  expect(files['candidates/bob.yaml']).toContain('updated: 2017-10-21')
  expect(files['election.yaml']).toContain(`sheetFields:
  - candidates/links/website
  - candidates/name
  - candidates/race
  - election/when/periods/covers
  - election/when/periods/from
  - election/when/periods/label
  - election/when/periods/sources
`)
  expect(await importSheet()).toContain('There is nothing to write.')
  expect(await findProblems()).toEqual([])
  expect(readFiles()).toEqual(files)
  // The entry of a row without a number is found by its name.
  answers.set('/times.csv', 'Type,Label,First day,Confirmed for,Sources\nperiod,Early voting,2017-11-02,state,notice')
  answers.set('/candidates.csv', people.replace('ada.example', 'byron.example'))
  expect(await importSheet()).toContain('Website: "https://ada.example" -> "https://byron.example"')
  expect(loadGuide(readProject(root)).election.when.periods).toMatchObject([
    { label: 'Early voting', from: '2017-11-02' },
  ])
})

it('imports an exported workbook, which has every field, without a further change', async () => {
  const { root, importSheet, readFiles } = copyWithSheet('guide.xlsx')
  const workbook = join(root, 'guide.xlsx')
  const log = jest.spyOn(console, 'log').mockImplementation()
  await exportFile(root, undefined, [workbook])
  log.mockRestore()
  answers.set('/guide.xlsx', readFileSync(workbook))
  const before = readFiles()
  await importSheet()
  const { 'election.yaml': settings = '', ...after } = readFiles()
  expect({ ...after, 'election.yaml': settings.replace(/\nsheetFields:\n(?: {2}- .*\n)*/, '') }).toEqual(before)
  for (const name of ['candidates/stances/text', 'election/results/winners', 'sources/title'])
    expect(settings).toContain(`  - ${name}\n`)
  expect(settings).not.toContain('certainty\n')
})

it('leaves everything as it is if the second of two files fails', async () => {
  const { findProblems, readFiles } = copyWithSheet('candidates.csv', 'sources.csv')
  const before = readFiles()
  answers.set('/candidates.csv', people)
  expect(await findProblems()).toMatchObject([
    { file: 'https://sheets.example/sources.csv', message: expect.stringContaining('status 404 (Not Found)') },
  ])
  expect(readFiles()).toEqual(before)
})

it('adds nobody under a new name while a candidate of the race has no row', async () => {
  const { findProblems, importSheet, readFiles } = copyWithSheet('candidates.csv')
  answers.set('/candidates.csv', people.replace('Bob Cole', 'Robert Cole'))
  expect(await findProblems()).toMatchObject([
    {
      file: 'candidates',
      row: 3,
      field: 'column "Id"',
      message: expect.stringMatching(
        /bob \(“Bob Cole”\)\. If .* under a new name, enter its id, bob\. If it is a new one, enter cole\./,
      ),
    },
  ])
  answers.set('/candidates.csv', 'Id,Name,Race\nada,,\nbob,Robert Cole,City Council\nnew,Cole Roberts,City Council')
  expect(await importSheet()).toContain('add     new: Cole Roberts')
  expect(readFiles()['candidates/bob.yaml']).toContain('name: Robert Cole')
})

it('imports from no address that is not https, and from none without one', async () => {
  const { root } = copyWithSheet()
  const settings = join(root, 'data', 'copy', 'election.yaml')
  expect(await runImport(root, ['--yes'])).toContain('There is no address of a spreadsheet.')
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('sheet:', 'sheet: [http://sheets.example/a.csv]'))
  expect(await runImport(root, ['--yes'])).toContain('a web address that begins with https://')
})
