/** @jest-environment node */
import { array, assert, asyncProperty, constantFrom, tuple } from 'fast-check'
import { join } from 'node:path'
import { hostileYamlText } from '@/guide/testing/yamlValues'
import { text } from '@/guide/fields/texts'
import { openElection } from './editedFiles'
import { writeCsvFiles } from './exportFile'
import { exportSheets } from './exportSheets'
import { matchTables } from './files/matchTables'
import { readTables } from './files/readTables'
import { writeWorkbook } from './files/writeWorkbook'
import { copyGuide, removeGuideCopies } from './testing/guideCopy'
import { toSheets } from './importFiles'
import { planImport } from './plan/planImport'
import { sheetKinds } from './columns/sheets'

afterAll(removeGuideCopies)

const formulaStarts = constantFrom(
  '',
  '',
  '=',
  '+1',
  '-',
  '@',
  "'",
  "'=",
  '\t',
  '0123',
  '2027-11-02',
  'TRUE',
  '(clear)',
)

/** Texts that are hard to write in a cell, and that the check allows. */
const hardText = tuple(formulaStarts, hostileYamlText)
  .map((parts) => parts.join(''))
  .filter((value) => text().safeParse(value).success)

it.each(['xlsx', 'csv'])(
  'importing an export as %s finds nothing to change, whatever the texts',
  async (format) => {
    const { root } = copyGuide('data/fixtures/anytown')
    const open = (texts: readonly string[]) => {
      const files = openElection(root)
      const stances = texts.map((value) => ({ title: value, text: value, locator: value, sources: ['notice'] }))
      files.candidates.get('ada')?.set(['stances'], stances)
      files.sources.set(['notice', 'title'], texts[0] ?? '')
      return files
    }
    await assert(
      asyncProperty(array(hardText, { minLength: 40, maxLength: 40 }), async (texts) => {
        const sheets = exportSheets(open(texts))
        const workbook = join(root, 'guide.xlsx')
        const paths = format === 'xlsx' ? [workbook] : sheets.map(({ name }) => join(root, `${name.toLowerCase()}.csv`))
        if (format === 'xlsx') await writeWorkbook(workbook, sheets)
        else await writeCsvFiles(root, sheets)
        const tables = await Promise.all(paths.map(async (path) => matchTables(await readTables(path), sheetKinds)))
        const { problems, records } = planImport(open(texts), toSheets(tables.flat()), '2027-01-01')
        expect(problems).toEqual([])
        expect(records.filter(({ isNew, changes }) => isNew || changes.length > 0)).toEqual([])
        expect(records).toHaveLength(sheets.flatMap(({ rows }) => rows).length)
      }),
      { numRuns: 5 },
    )
  },
  60_000,
)
