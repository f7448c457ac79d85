/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import writeExcelFile from 'write-excel-file/node'
import { readWorkbook } from './readWorkbook'

const read = (bytes: Buffer) => readWorkbook('guide.xlsx', bytes)

/** Makes a workbook with one sheet from the XML of its rows, for what the writer cannot write. */
function makeWorkbook(rows: string, properties = '<workbookPr/>'): Promise<Buffer> {
  const replaceRows = (xml: string) => xml.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`)
  const setProperties = (xml: string) => xml.replace(/<workbookPr[^>]*>/, properties)
  return writeExcelFile([{ sheet: 'Candidates', data: [[{ value: new Date(0), format: 'd mmm yyyy' }]] }], {
    features: [
      {
        files: {
          transform: {
            'xl/worksheets/sheet{id}.xml': { transform: replaceRows },
            'xl/workbook.xml': { transform: setProperties },
          },
        },
      },
    ],
  }).toBuffer()
}

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
  expect(await read(bytes)).toEqual([
    { name: 'Races', headings: ['Name', 'Seats'], rows: [{ number: 2, cells: ['Mayor', '1'] }] },
    { name: 'Empty', headings: [], rows: [] },
    {
      name: 'Candidates',
      headings: ['Name', 'Day', 'Time', 'Yes', 'Share'],
      rows: [{ number: 2, cells: ['Zoë\nB.', '2023-11-07', '2023-11-07 18:30', 'yes', '54.3'] }],
    },
  ])
})

it.each(['America/New_York', 'Pacific/Auckland'])(
  'moves no date by a day in %s',
  async (TZ) => {
    const days = ['1900-03-01', '2023-03-12', '2023-11-05', '2024-02-29', '2099-12-31']
    const cells = days.map((day) => ({ value: new Date(`${day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }))
    const bytes = await writeExcelFile([
      { sheet: 'x', data: [days.map((_, index) => `Day ${index}`), cells] },
    ]).toBuffer()
    // A process keeps the time zone that it started with.
    const script = `
    import { buffer } from 'node:stream/consumers'
    import { readWorkbook } from './desk/sheets/files/readWorkbook'
    const [table] = await readWorkbook('x.xlsx', await buffer(process.stdin))
    console.log(JSON.stringify([new Date().getTimezoneOffset() !== 0, ...table.rows[0].cells]))
  `
    const args = ['--import', 'tsx', '--input-type=module', '--eval', script]
    const output = execFileSync(process.execPath, args, { input: bytes, env: { ...process.env, TZ }, encoding: 'utf8' })
    expect(JSON.parse(output)).toEqual([true, ...days])
  },
  30_000,
)

it('reads numbers as people write them', async () => {
  const numbers = ['2.0', '1E+21', '0.30000000000000004', '4.4927E4']
  const cells = numbers.map((number, index) => `<c r="${'ABCD'[index]}2"><v>${number}</v></c>`).join('')
  const rows = `<row r="1">${text('A1', '<t>Seats</t>')}${text('B1', '<t>Votes</t>')}</row><row r="2">${cells}</row>`
  const [table] = await read(await makeWorkbook(rows))
  expect(table?.rows[0]?.cells).toEqual(['2', '1000000000000000000000', '0.3', '44927'])
})

it('reads dates of workbooks that count days from 1904', async () => {
  const rows = `<row r="1">${text('A1', '<t>Name</t>')}${text('B1', '<t>Day</t>')}</row>
    <row r="2">${text('A2', '<t>Ada</t>')}<c r="B2" s="1"><v>43775</v></c></row>`
  const bytes = await makeWorkbook(rows, '<workbookPr date1904="1"/>')
  expect((await read(bytes))[0]?.rows[0]?.cells).toEqual(['Ada', '2023-11-07'])
})

it('keeps row numbers if rows before are empty or missing', async () => {
  const rows = `<row r="2"/><row r="4">${text('B4', '<t>Name</t>')}${text('C4', '<t>Race</t>')}</row>
    <row r="7"><c r="A7"/></row><row r="9">${text('C9', '<t>mayor</t>')}</row>`
  expect(await read(await makeWorkbook(rows))).toEqual([
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
    // oxlint-disable-next-line no-await-in-loop
    await expect(read(damaged)).rejects.toThrow('found: a damaged one')
})
