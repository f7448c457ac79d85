/** @jest-environment node */
import { join } from 'node:path'
import { copyElection, removeCopies } from '@/guide/testing/copyElection'
import { renameAllIds } from '@/guide/testing/inheritedIds'
import { sheetKinds } from './columns/sheets'
import { openElection } from './editedFiles'
import { exportSheets } from './exportSheets'
import { matchTables } from './files/matchTables'
import { readTables } from './files/readTables'
import { writeWorkbook } from './files/writeWorkbook'
import { toSheets } from './importFiles'
import { planImport } from './plan/planImport'

afterAll(removeCopies)

it('exports and imports ids like `constructor` and `toString` like any other', async () => {
  const copy = copyElection('region')
  renameAllIds(copy)
  const workbook = join(copy.root, 'guide.xlsx')
  const sheets = exportSheets(openElection(copy.root))
  await writeWorkbook(workbook, sheets)
  const tables = matchTables(await readTables(workbook), sheetKinds)
  const { problems, records } = planImport(openElection(copy.root), toSheets(tables), '2027-01-01')
  expect(problems).toEqual([])
  expect(records.filter(({ isNew, changes }) => isNew || changes.length > 0)).toEqual([])
  expect(records).toHaveLength(sheets.flatMap(({ rows }) => rows).length)
}, 60_000)
