import * as fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { setTimeout as sleep } from 'node:timers/promises'
import readExcelFile from 'read-excel-file/node'
import { hostileText } from '@/guide/testing/hostileTexts'
import { readWorkbook } from './readWorkbook'
import { formatWorkbook, type OutputSheet } from './writeWorkbook'
import { countRuns } from '@/lib/testing/countRuns'

const candidates: OutputSheet = {
  name: 'Candidates',
  columns: [{ heading: 'Name', width: 30 }, { heading: 'Text' }],
  rows: [['Zoë', '0123']],
}

/** Text that spreadsheets, XML or the file format treat in a special way. */
const specialText = fc.constantFrom(
  '=1+1',
  "'=1+1",
  "''@x",
  "'quoted'",
  '+1 555 0100',
  '0123',
  '2023-11-07',
  '1e21',
  'TRUE',
  '#N/A',
  '_x0041_',
  '_x0041_x0042_',
  '__x000A_',
  'constructor',
  '__proto__',
  'a\nb',
  ']]>',
  '\uFFFD',
  '\uFFFE',
)
const cell = fc
  .oneof(specialText, hostileText, fc.string({ unit: 'binary' }), fc.stringMatching(/^'{0,2}[=+\-@].{0,3}$/))
  .map((text) => text.replace(/\r\n?/g, '\n').trim())

it('writes cells that read as they were', async () => {
  const rows = fc.array(fc.tuple(fc.constant('row'), cell, cell), { minLength: 20, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(rows, async (original) => {
      const columns = [{ heading: 'Row' }, { heading: 'One' }, { heading: 'Two' }]
      const bytes = await formatWorkbook([{ name: 'x', columns, rows: original }])
      const [table] = await readWorkbook('x.xlsx', bytes)
      expect(table?.rows.map(({ cells }) => cells)).toEqual(original)
      const [{ data = [] } = {}] = await readExcelFile(bytes, { trim: false })
      for (const value of data.flat()) expect(String(value ?? '')).not.toMatch(/^[=+\-@\t\r]/)
    }),
    { numRuns: countRuns(1) },
  )
}, 30_000)

it('writes equal bytes at different times', async () => {
  const first = await formatWorkbook([candidates])
  // The times of files in the workbook have steps of two seconds.
  await sleep(2100)
  expect(await formatWorkbook([candidates])).toEqual(first)
})

it('writes text cells only, a bold first row that stays in view, and the widths of columns', async () => {
  const parts = unzipSync(await formatWorkbook([candidates, { ...candidates, name: 'Second' }]))
  const sheet = strFromU8(parts['xl/worksheets/sheet2.xml']!)
  expect(sheet).toContain('<pane ySplit="1" xSplit="0" topLeftCell="A2"')
  expect(sheet).toContain('<col min="1" max="1" width="30" customWidth="1"/>')
  expect(sheet.match(/<c [^>]*>/g)).toEqual([
    '<c r="A1" s="1" t="s">',
    '<c r="B1" s="1" t="s">',
    '<c r="A2" s="2" t="s">',
    '<c r="B2" s="2" t="s">',
  ])
  const styles = strFromU8(parts['xl/styles.xml']!)
  expect(styles).toContain('formatCode="@"')
  expect(styles.match(/<xf numFmtId[^>]*>.*?<\/xf>/g)).toEqual([
    expect.stringMatching(/fontId="1".*wrapText="1"/),
    expect.stringMatching(/^(?!.*fontId).*wrapText="1"/),
  ])
  expect(styles).toMatch(/<font>[^/]*\/>.*<b\/>/)
})
