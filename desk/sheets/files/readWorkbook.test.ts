import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { execFileSync } from 'node:child_process'
import writeExcelFile from 'write-excel-file/node'
import { readWorkbook } from './readWorkbook'
import { mergedCell } from '@/lib/csv/table'

const read = (bytes: Buffer) => readWorkbook('guide.xlsx', bytes)

/** Replaces XML of a workbook, for what the writer cannot write. */
function editWorkbook(bytes: Buffer, edit: (xml: string, part: string) => string): Buffer {
  const parts = Object.entries(unzipSync(bytes)).map(([part, xml]) => [part, strToU8(edit(strFromU8(xml), part))])
  return Buffer.from(zipSync(Object.fromEntries(parts)))
}

/** Makes a workbook with one sheet from the XML of its rows. */
async function makeWorkbook(rows: string, edit = (xml: string) => xml): Promise<Buffer> {
  const data = [[{ value: new Date(0), format: 'd mmm yyyy' }]]
  const bytes = await writeExcelFile([{ sheet: 'Candidates', data }]).toBuffer()
  return editWorkbook(bytes, (xml) =>
    edit(xml.replace(/<sheetData>.*<\/sheetData>/s, () => `<sheetData>${rows}</sheetData>`)),
  )
}

/** A row of a sheet with two text cells. */
const row = (number: number, [a, b]: readonly [string, string], attributes = '') =>
  `<row r="${number}"${attributes}>${text(`A${number}`, `<t>${a}</t>`)}${text(`B${number}`, `<t>${b}</t>`)}</row>`

const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is>${value}</is></c>`

it('reads every sheet, with the values of cells as text', async () => {
  const date = { value: new Date(Date.UTC(2023, 10, 7)), type: Date, format: 'mm/dd/yyyy' }
  const moment = { value: new Date(Date.UTC(2023, 10, 7, 18, 30)), type: Date, format: 'mm/dd/yyyy hh:mm' }
  const bytes = await writeExcelFile([
    {
      sheet: 'Races',
      data: [
        ['Name', 'Seats'],
        ['Mayor', 1],
      ],
    },
    { sheet: 'Empty', data: [] },
    {
      sheet: 'Candidates',
      data: [
        ['Name', 'Day', 'Time', 'Yes', 'Share'],
        ['  Zoë\r\nB. ', date, moment, true, 54.3],
      ],
    },
  ]).toBuffer()
  expect(await read(bytes)).toMatchObject([
    { name: 'Races', headings: ['Name', 'Seats'], rows: [{ number: 2, cells: ['Mayor', '1'] }] },
    { name: 'Empty', headings: [], rows: [] },
    {
      name: 'Candidates',
      headings: ['Name', 'Day', 'Time', 'Yes', 'Share'],
      rows: [{ number: 2, cells: ['Zoë\nB.', '2023-11-07', '2023-11-07 18:30', 'yes', '54.3'] }],
    },
  ])
})

it('moves no date by a day in any time zone', async () => {
  const days = ['1900-03-01', '2023-03-12', '2023-11-05', '2024-02-29', '2099-12-31']
  const cells = days.map((day) => ({ value: new Date(`${day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }))
  const data = [days.map((_, index) => `Day ${index}`), cells]
  const bytes = await writeExcelFile([{ sheet: 'x', data }]).toBuffer()
  // Jest's own process keeps its time zone.
  const script = `
    import { buffer } from 'node:stream/consumers'
    import { readWorkbook } from './desk/sheets/files/readWorkbook'
    const bytes = await buffer(process.stdin)
    for (const zone of ['America/New_York', 'Pacific/Auckland']) {
      process.env.TZ = zone
      const [table] = await readWorkbook('x.xlsx', bytes)
      console.log([Math.sign(new Date().getTimezoneOffset()), ...table.rows[0].cells].join())
    }`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script]
  const output = execFileSync(process.execPath, args, { input: bytes, encoding: 'utf8' })
  expect(output).toBe(`1,${days.join()}\n-1,${days.join()}\n`)
}, 30_000)

it.each(['1', 'true'])('reads dates of workbooks that count days from 1904, marked with "%s"', async (mark) => {
  const rows = `${row(1, ['Name', 'Day'])}<row r="2">${text('A2', '<t>Ada</t>')}<c r="B2" s="1"><v>43775</v></c></row>`
  const bytes = await makeWorkbook(rows, (xml) => xml.replace('<workbookPr/>', `<workbookPr date1904="${mark}"/>`))
  expect((await read(bytes))[0]?.rows[0]?.cells).toEqual(['Ada', '2023-11-07'])
})

it('keeps row numbers if rows before are empty or missing', async () => {
  const rows = `<row r="2"/><row r="4">${text('B4', '<t>Name</t>')}${text('C4', '<t>Race</t>')}</row>
    <row r="7"><c r="A7"/></row><row r="9">${text('C9', '<t>mayor</t>')}</row>`
  expect(await read(await makeWorkbook(rows))).toMatchObject([
    { name: 'Candidates', headings: ['', 'Name', 'Race'], rows: [{ number: 9, cells: ['', '', 'mayor'] }] },
  ])
})

it('reads rich text, results of formulas, and escaped characters as text', async () => {
  const rich = '<r><rPr><b/></rPr><t>Ada</t></r><r><t xml:space="preserve"> B.</t></r>'
  const formula = '<c r="B2" t="str"><f>CONCATENATE("a","b")</f><v>ab</v></c>'
  const rows = `<row r="1">${text('A1', '<t>Name</t>')}${text('B1', '<t>Text_x000A_two</t>')}</row>
    <row r="2">${text('A2', rich)}${formula}</row>`
  const [table] = await read(await makeWorkbook(rows))
  expect(table?.headings).toEqual(['Name', 'Text\ntwo'])
  expect(table?.rows[0]?.cells).toEqual(['Ada B.', 'ab'])
})

it('rejects a damaged workbook', async () => {
  const bytes = await makeWorkbook(`<row r="1">${text('A1', '<t>Name</t>')}</row>`)
  for (const damaged of [bytes.subarray(0, 400), bytes.subarray(0, -100), Buffer.from('PK\u0003\u0004 and so on')])
    await expect(read(damaged)).rejects.toThrow('This workbook is damaged.')
})

it('reads errors of formulas, and marks formulas that no program has calculated', async () => {
  const cells =
    '<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B2"><f>A1</f></c><c r="C2" t="str"><f>""</f><v></v></c>'
  const [table] = await read(await makeWorkbook(`${row(1, ['Name', 'Race'])}<row r="2">${cells}</row>`))
  expect(table?.rows[0]?.cells).toEqual(['#DIV/0!', '#NOT CALCULATED!'])
})

it('marks empty cells that are merged with a cell before them, but not those of a title', async () => {
  const merges = '</sheetData><mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="B3:B5"/></mergeCells>'
  const rows = [`<row r="1">${text('A1', '<t>Candidates of 2023</t>')}</row>`, row(2, ['Name', 'Race'])]
  const names = ['mayor', '', ''].map((race, index) => row(index + 3, ['Ada', race]))
  const bytes = await makeWorkbook([...rows, ...names].join(''), (xml) => xml.replace('</sheetData>', merges))
  expect((await read(bytes))[0]?.rows.map(({ cells }) => cells[1])).toEqual(['mayor', mergedCell, mergedCell])
})

it.each(['1', 'true'])('reads hidden rows and columns, and names them, if marked with "%s"', async (mark) => {
  const hidden = new Set([2, 4, 5])
  const rows = [1, 2, 3, 4, 5].map((number) =>
    row(number, [`Name ${number}`, 'mayor'], hidden.has(number) ? ` hidden="${mark}"` : ' hidden="false"'),
  )
  const columns = `<cols><col min="2" max="16384" hidden="${mark}"/></cols><sheetData>`
  const bytes = await makeWorkbook(rows.join(''), (xml) => xml.replace('<sheetData>', columns))
  const [table] = await read(bytes)
  expect(table?.rows).toHaveLength(4)
  expect(table?.notes).toEqual(['Hidden in the spreadsheet, but imported: rows 2, 4-5.'])
  expect([...(table?.hiddenColumns ?? [])]).toContain(1)
  expect(table?.hiddenColumns?.has(0)).toBe(false)
})

it.each(['hidden', 'veryHidden'])('marks sheets that are %s', async (state) => {
  const sheets = ['Candidates', 'old'].map((sheet) => ({ sheet, data: [['Name', 'Race']] }))
  const bytes = editWorkbook(await writeExcelFile(sheets).toBuffer(), (xml) =>
    xml.replace('name="old"', `name="old" state="${state}"`),
  )
  expect((await read(bytes)).map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['Candidates', false],
    ['old', true],
  ])
})

it('reads tags with a prefix', async () => {
  const rows = row(1, ['Name', 'Race']) + row(2, ['Ada', 'mayor'], ' hidden="1"')
  const bytes = editWorkbook(await makeWorkbook(rows), (xml, part) =>
    part.includes('worksheets/sheet') ? xml.replace(/<(\/?)(?=\w)/g, '<$1x:').replace('xmlns=', 'xmlns:x=') : xml,
  )
  expect(await read(bytes)).toMatchObject([{ headings: ['Name', 'Race'], notes: [expect.stringContaining('row 2')] }])
})

it('ignores the formatting of empty cells and rows, however far they are', async () => {
  const far = '<row r="1048576" hidden="1"><c r="XFD1048576" s="1"/></row>'
  const [table] = await read(await makeWorkbook(row(1, ['Name', 'Race']) + row(2, ['Ada', 'mayor']) + far))
  expect(table?.rows).toEqual([{ number: 2, cells: ['Ada', 'mayor'] }])
})

const place = 'guide.xlsx, sheet "Candidates"\n  This has'
const cellAt = (line: number, column: string) => `<row r="${line}">${text(`${column}${line}`, '<t>x</t>')}</row>`

it.each([
  ['rows', cellAt(1_048_576, 'B'), `${place} 1,048,576 rows, and the limit is 50,000.`],
  ['columns', cellAt(1, 'XFD'), `${place} 16,384 columns, and the limit is 200.`],
  ['cells', cellAt(40_000, 'Z'), `${place} 1,040,000 cells, including empty ones, and the limit is 500,000.`],
  [
    'contents',
    `<row r="1">${' '.repeat(51 * 2 ** 20)}</row>`,
    'guide.xlsx\n  This has 52 MB of contents, and the limit is 50.',
  ],
])('rejects too many %s before it reads them, whatever the sheet says its size is', async (_noun, rows, message) => {
  const bytes = await makeWorkbook(rows, (sheet) => sheet.replace('<sheetData>', '<dimension ref="A1:B2"/><sheetData>'))
  await expect(read(bytes)).rejects.toThrow(`${message} Copy only the tables of this election`)
})

it('rejects too many sheets', async () => {
  const sheets = Array.from({ length: 51 }, (_, index) => ({ sheet: `Sheet ${index}`, data: [['x']] }))
  await expect(read(await writeExcelFile(sheets).toBuffer())).rejects.toThrow('51 sheets, and the limit is 50')
})

it.each([
  ['a row after the last', '<row r="4000000000"/>'],
  ['a cell in another row', `<row r="1048576">${text('A1', '<t>x</t>')}</row>`],
  ['a cell without a place', '<row r="1"><c foo=">" r="XFD1"><v>1</v></c></row>'],
])('rejects %s', async (_flaw, rows) => {
  await expect(read(await makeWorkbook(rows))).rejects.toThrow('This workbook is damaged.')
})

it('rejects an archive that states too small a size for a part', async () => {
  const bytes = await makeWorkbook(row(1, ['Name', 'Race']) + row(2, ['Ada', 'x'.repeat(5000)]))
  const entry = bytes.lastIndexOf('xl/worksheets/sheet1.xml') - 46
  bytes.writeUInt32LE(1000, entry + 24)
  await expect(read(bytes)).rejects.toThrow('This workbook is damaged.')
})
