import { array, assert, asyncProperty, constantFrom, tuple } from 'fast-check'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readProject } from '@/guide/files/readProject'
import { text } from '@/guide/fields/text'
import { editFixture } from '@/guide/testing/fixtures'
import { renameAllIds } from '@/guide/testing/inheritedIds'
import { hostileYamlText } from '@/guide/testing/yamlValues'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { sheetKinds } from './kinds/sheetKinds'
import { openElection, type EditedElection } from './editedFiles'
import { exportFile } from './export/exportFile'
import { exportSheets } from './export/exportSheets'
import { matchTables } from './files/matchTables'
import { readTables, writeSheets } from './files/disk'
import { planImport } from './import/planImport'
import { copyGuide } from './testing/guideCopy'

// Each test reads and writes a whole election.
jest.setTimeout(60_000)

beforeEach(() => jest.spyOn(console, 'log').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const elections = ['data', 'data/fixtures']
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((folder) => existsSync(join(folder, 'election.yaml')))

it.each(elections)('importing an export of %s leaves every file as it is', async (folder) => {
  const { root, readFiles, importPaths } = copyGuide(folder)
  const before = readFiles()
  const [workbook, tables] = [join(root, 'guide.xlsx'), join(root, 'tables/')]
  await Promise.all([workbook, tables].map((path) => exportFile(root, undefined, [path])))
  const files = readdirSync(tables).map((name) => join(tables, name))
  const translations = openElection(readProject(root)).translations.size
  expect(files).toHaveLength(11 + translations)
  const mentioned = /The sheets mention everything that is in the files\.[^]*There is nothing to write\./
  expect(await importPaths(workbook)).toMatch(mentioned)
  expect(await importPaths(...files)).toMatch(mentioned)
  expect(readFiles()).toEqual(before)
})

/** Exports an election as the format, and returns what an import into the same files would do. */
async function planRoundTrip(root: string, format: string, open: () => EditedElection) {
  const sheets = exportSheets(open())
  const workbook = join(root, 'guide.xlsx')
  const paths =
    format === 'xlsx'
      ? [workbook]
      : sheets.map(({ name }) => join(root, `${name.toLowerCase().replaceAll(' ', '-')}.csv`))
  await writeSheets(format === 'xlsx' ? workbook : `${root}/`, sheets)
  const tables = await Promise.all(paths.map(async (path) => matchTables(await readTables(path), sheetKinds)))
  const { problems, records } = planImport(open(), tables.flat(), '2027-01-01')
  const missing = sheets.flatMap(({ rows }) => rows).length - records.length
  return { problems, missing, changed: records.filter(({ isNew, changes }) => isNew || changes.length > 0) }
}
const nothing = { problems: [], missing: 0, changed: [] }

it('exports and imports ids like `constructor` and `toString` like any other', async () => {
  const fixture = editFixture('region')
  renameAllIds(fixture)
  expect(await planRoundTrip(createTemporaryFolder(), 'xlsx', () => openElection(fixture.files))).toEqual(nothing)
})

const starts = ['', '', '=', '+1', '-', '@', "'", "'=", '\t', '0123', '2027-11-02', 'TRUE', '(clear)']

/** Text that is hard to write in a cell, and that the check allows. */
const hardText = tuple(constantFrom(...starts), hostileYamlText)
  .map((parts) => parts.join(''))
  .filter((value) => text().safeParse(value).success)

it.each(['xlsx', 'csv'])('importing an export as %s finds nothing to change, whatever the text', async (format) => {
  const { root } = copyGuide()
  const planText = (values: readonly string[]) =>
    planRoundTrip(root, format, () => {
      const files = openElection(readProject(root))
      const stances = values.map((value) => ({ title: value, text: value, locator: value, sources: ['notice'] }))
      files.candidates.get('ada')?.set(['stances'], stances)
      files.sources.set(['notice', 'title'], values[0] ?? '')
      return files
    })
  const hardCells = array(hardText, { minLength: 40, maxLength: 40 })
  await assert(
    asyncProperty(hardCells, async (values) => expect(await planText(values)).toEqual(nothing)),
    { numRuns: 5 },
  )
})
