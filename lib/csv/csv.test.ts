import * as fc from 'fast-check'
import { countRuns } from '@/lib/testing/countRuns'
import { escapeFormula, formatDate, formatNumber, formatValue, unescapeFormula } from './cellText'
import { decodeText, findGarbledWord } from './decodeText'
import { readCsv } from './readCsv'

it.each([
  ['2.0', '2'],
  ['-7', '-7'],
  ['-0', '0'],
  ['1E+21', '1000000000000000000000'],
  ['4.4927E4', '44927'],
  ['12345678901234567', '12345678901234567'],
  ['0.30000000000000004', '0.3'],
  ['54.3', '54.3'],
  ['1.5E-7', '0.00000015'],
  ['-1.0000000000000001E-2', '-0.01'],
  ['1E-30', '0'],
  ['1E400', '1E400'],
  ['many', 'many'],
])('formats the number %s', (raw, expected) => {
  expect(formatNumber(raw)).toBe(expected)
})

it.each([
  ['2023-11-07T00:00:00.000Z', '2023-11-07'],
  ['2023-11-06T23:59:59.999Z', '2023-11-07'],
  ['2023-11-07T18:29:59.999Z', '2023-11-07 18:30'],
  ['2023-11-07T18:30:05.000Z', '2023-11-07 18:30:05'],
  ['1899-12-30T07:00:00.000Z', '07:00'],
  ['invalid', '####'],
])('formats the date %s', (date, expected) => {
  expect(formatDate(new Date(date))).toBe(expected)
})

it('formats values of every type, and cleans text', () => {
  const values = [null, undefined, true, false, '3.5', '\u00A0a\r\nb\rc\n ', "'=1+1", "''=1+1", "'quoted'"]
  expect(values.map(formatValue)).toEqual(['', '', 'yes', 'no', '3.5', 'a\nb\nc', '=1+1', "'=1+1", "'quoted'"])
  expect(formatValue(new Date(Date.UTC(2024, 1, 29)))).toBe('2024-02-29')
})

it.each(['=1+1', '+1 555 0100', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', "'=1", "''@x"])(
  'puts an apostrophe in front of %j',
  (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`)
  },
)

it.each(['', '5 - 3 = 2', "'quoted'", "'", ' =1', "O'Neil"])('leaves %j alone', (text) => {
  expect(escapeFormula(text)).toBe(text)
  expect(unescapeFormula(text)).toBe(text)
})

it('restores every string', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^'{0,3}[=+\-@\t\r＝＋－＠]?.{0,3}$/))
  fc.assert(
    fc.property(text, (original) => {
      expect(unescapeFormula(escapeFormula(original))).toBe(original)
      expect(escapeFormula(original)).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
    }),
    { numRuns: countRuns(100) },
  )
})

const decode = (bytes: Buffer) => decodeText('candidates.csv', bytes).text

it('decodes all text in UTF-8 and UTF-16', () => {
  const anyText = fc.string({ unit: 'grapheme-composite' }).map((value) => `Name,${value}`)
  fc.assert(
    fc.property(anyText, (original) => {
      const utf16 = Buffer.from(`\uFEFF${original}`, 'utf16le')
      const encoded = [Buffer.from(original), Buffer.from(`\uFEFF${original}`), utf16, Buffer.from(utf16).swap16()]
      for (const bytes of encoded) expect(decode(bytes)).toBe(original)
    }),
    { examples: [['a\uFFFDb'], ['Name;Text\r\nZoë Nguyễn;“Schools – not €9 roads”\r\n']] },
  )
})

it('decodes every byte of Windows-1252, and says that it had to guess', () => {
  const hex = '8082838485868788898a8b8c8e9192939495969798999a9b9c9e9fa0e9ff'
  const text = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\u00A0éÿ'
  expect(decodeText('x.csv', Buffer.from(hex, 'hex'))).toEqual({ text, guess: 'Windows-1252' })
})

it('marks bytes that are invalid in a file of UTF-8', () => {
  const bytes = Buffer.concat([Buffer.from('Zoë Nguyễn,Jos'), Buffer.from([0xe9])])
  expect(decodeText('x.csv', bytes)).toEqual({ text: 'Zoë Nguyễn,Jos\uFFFD' })
})

it.each([
  ['JosÃ© Ruiz', '"JosÃ©", which was probably "José"'],
  ['Thuá»· Nguyá»…n', '"Thuá»·", which was probably "Thuỷ"'],
  ['Nguyá»…n', '"Nguyá»…n", which was probably "Nguyễn"'],
  ['MUÃ‘OZ', '"MUÃ‘OZ", which was probably "MUÑOZ"'],
  ['the cityâ€™s plan', '"cityâ€™s", which was probably "city’s"'],
  ['schools â€” not roads', '"â€”", which was probably "—"'],
  ['KrakÃ³w, Å\u0081Ã³dÅº', '"KrakÃ³w,", which was probably "Kraków,"'],
  ['thanks ðŸ‘\u008D', '"ðŸ‘\u008D", which was probably "👍"'],
  ['two Â\u00A0spaces', '"Â\u00A0spaces", which was probably "\u00A0spaces"'],
  ['Jos\uFFFD Ruiz', '"Jos\uFFFD", with a letter that could not be read'],
  ['José Zoë Nguyễn Łódź São Conceição', undefined],
  ['“CAFÉ” … “café”… ‘ANDRÉ’', undefined],
  ['“Olá”— «á»', undefined],
  ['IRMÃ… “AMANHÔ, MANHÃ\u00A0', undefined],
  ['CÂNDIDO ÄRZTE ÅSA â ÃO', undefined],
  ['€9 – ½ ° © 👍', undefined],
])('finds what a wrong encoding made of %j', (text, found) => {
  expect(findGarbledWord(text)).toBe(found)
})

const read = (text: string) => readCsv('folder/candidates.csv', Buffer.from(text))

const quoted = '"First line\nSecond, and ""last""; line"'

it.each([
  ['Excel', `Name,Text,Race\r\nAda,${quoted},mayor\r\n`],
  ['Excel with semicolons', `Name;Text;Race\r\nAda;${quoted};mayor\r\n`],
  ['Excel with a sep line', `sep=;\r\nName;Text;Race\r\nAda;${quoted};mayor\r\n`],
  ['Excel as Unicode text', `Name\tText\tRace\r\nAda\t${quoted}\tmayor\r\n`],
  ['Google Sheets', `Name,Text,Race\r\nAda,${quoted},mayor`],
  ['LibreOffice', `"Name","Text","Race"\n"Ada",${quoted},"mayor"\n`],
  ['Excel for Mac', `Name,Text,Race\nAda,${quoted},mayor\n`.replaceAll('\n', '\r')],
  ['a mix of line ends', `Name,Text,Race\nAda,${quoted.replace('\n', '\r\n')},mayor\n`],
])('reads an export of %s', (_program, text) => {
  const rows = [{ number: 2, cells: ['Ada', 'First line\nSecond, and "last"; line', 'mayor'] }]
  expect(read(text)).toEqual({ name: 'candidates', headings: ['Name', 'Text', 'Race'], rows })
})

it.each([
  ['commas', 'Name,Party\nAda;x;y;z,1', ['Name', 'Party']],
  ['a comma in a heading', 'Name;Party, if any;Race\nAda,x', ['Name', 'Party, if any', 'Race']],
  ['tabs', 'Name\tParty\nA,d,a\tx', ['Name', 'Party']],
  ['quoted commas', '"Last, first, middle";Race\n', ['Last, first, middle', 'Race']],
  ['doubled quotation marks', '"The ""short"", plain, name";Race', ['The "short", plain, name', 'Race']],
  ['a quotation mark inside a heading', 'Height 5";Race;Party, name\n', ['Height 5"', 'Race', 'Party, name']],
  ['a line break in a heading', '"Name,\nas, on, the ballot";Race\n', ['Name,\nas, on, the ballot', 'Race']],
  ['a title above the headings', 'Candidates\nName\tRace\n', ['Name', 'Race']],
  ['one column', 'Name\nAda', ['Name']],
  ['a line that names a delimiter', '"SEP=|"\nName|a,b,c\n', ['Name', 'a,b,c']],
  ['empty columns at the end', 'Name,,Race,,\nAda,a note,,,\n', ['Name', '', 'Race']],
  ['cells to the right', 'Name,Race\nAda,mayor,,more\n', ['Name', 'Race', '', '']],
])('reads headings with %s', (_case, text, headings) => {
  expect(read(text).headings).toEqual(headings)
})

it('reads tab-separated cells that Google Sheets does not quote', () => {
  const { rows } = read('Name\tText\n"Big" Al\the said "yes"\n6\' 2" Bo\t"a" and "b"\n')
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['"Big" Al', 'he said "yes"'],
    ['6\' 2" Bo', '"a" and "b"'],
  ])
})

it('counts empty rows and rows with line breaks once', () => {
  const { rows } = read('\n,,\nName,Race\n"Ada\nB.",mayor\n\n,\nBo,mayor\n')
  expect(rows).toEqual([
    { number: 4, cells: ['Ada\nB.', 'mayor'] },
    { number: 7, cells: ['Bo', 'mayor'] },
  ])
})

it.each([
  ['never', 'Name,Text\nAda,x\nBo,"never closed\nCy,y\n'],
  ['at a cell of the next row', 'Name,Text,Race\nAda,x,y\nBo,"never closed,y\nCy,"so, it is",y\n'],
  ['at an empty cell', 'Name\tText\nAda\tx\nBo\t"never closed\nCy\t"quoted" words\n'],
])('reports the row with a quotation mark that is closed %s', (_place, text) => {
  const message = 'folder/candidates.csv, row 3\n  A quotation mark opens a cell in this row, and none closes it.'
  expect(() => read(text)).toThrow(message)
})

it.each([
  ['rows', 'x,y\n'.repeat(50_001), /row 50001\n +This has 50,001 rows, and the limit is 50,000\. Delete/],
  ['columns', `Name\nAda\n${','.repeat(100_000)}`, /row 3\n +This has 201 columns, and the limit is 200\./],
  ['cells', `${'x,'.repeat(199)}\n${'x\n'.repeat(2600)}`, /cells, including empty ones, and the limit is 500,000\./],
  [
    'characters',
    `Name,Text\nAda,"never closed\n${'Bo,text\n'.repeat(5000)}",\n`,
    /row 2\n +This has 40,\d+ characters, and the limit is 32,767\. .*a quotation mark is missing/,
  ],
])('rejects too many %s', (_noun, text, message) => {
  expect(() => read(text)).toThrow(message)
})

it('notes an encoding that is not UTF-8, with words that depend on it', () => {
  const table = readCsv('x.csv', Buffer.from('Name,Race\nJos\u00E9 Nu\u00F1ez,mayor\nJos\u00E9,mayor\n', 'latin1'))
  expect(table.rows[0]?.cells).toEqual(['José Nuñez', 'mayor'])
  expect(table.notes).toEqual([
    'Read as Windows-1252, because it is not UTF-8. Check these words: "José", "Nuñez". If one is wrong, save the file as "CSV UTF-8".',
  ])
})

it.each(['\n<html><table>', '<?xml version="1.0"?>'])('rejects the web page %j', (start) => {
  expect(() => read(`${start}<tr><td>Name</td></tr></table>`)).toThrow('This is a web page or an XML file.')
})
