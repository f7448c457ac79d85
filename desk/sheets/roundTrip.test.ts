/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { exportFile } from './exportFile'
import { copyGuide, removeGuideCopies } from './testing/guideCopy'

afterAll(removeGuideCopies)

// Each test reads and writes a whole election.
jest.setTimeout(30_000)

beforeEach(() => jest.spyOn(console, 'log').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const elections = ['data', 'data/fixtures']
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((folder) => existsSync(join(folder, 'election.yaml')))

it.each(elections)('importing an exported workbook of %s leaves every file as it is', async (folder) => {
  const { root, readFiles, importPaths } = copyGuide(folder)
  const before = readFiles()
  const path = join(root, 'guide.xlsx')
  await exportFile(root, undefined, [path])
  expect(await importPaths(path)).toContain('There is nothing to write.')
  expect(readFiles()).toEqual(before)
})

it.each(elections)('importing exported CSV files of %s leaves every file as it is', async (folder) => {
  const { root, readFiles, importPaths } = copyGuide(folder)
  const before = readFiles()
  await exportFile(root, undefined, [join(root, 'tables/')])
  const paths = readdirSync(join(root, 'tables')).map((name) => join(root, 'tables', name))
  expect(paths).toHaveLength(5)
  const printed = await importPaths(...paths)
  expect(printed).toContain('The sheets mention everything that is in the files.')
  expect(printed).toContain('There is nothing to write.')
  expect(readFiles()).toEqual(before)
})

it('the elections include this guide and the fixtures', () => {
  expect(elections).toEqual(expect.arrayContaining(['data/medford-2023', 'data/fixtures/region']))
})
