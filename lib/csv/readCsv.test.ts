import { readCsv } from './readCsv'

const read = (text: string) => readCsv('folder/candidates.csv', Buffer.from(text))

it.each([
  ['Excel', 'Name,Text,Race\r\nAda,"First line\nSecond, and ""last""; line",mayor\r\n'],
  ['Excel with semicolons', 'Name;Text;Race\r\nAda;"First line\nSecond, and ""last""; line";mayor\r\n'],
  ['Excel with a sep line', 'sep=;\r\nName;Text;Race\r\nAda;"First line\nSecond, and ""last""; line";mayor\r\n'],
  ['Excel as Unicode text', 'Name\tText\tRace\r\nAda\t"First line\nSecond, and ""last""; line"\tmayor\r\n'],
  ['Google Sheets', 'Name,Text,Race\r\nAda,"First line\nSecond, and ""last""; line",mayor'],
  ['LibreOffice', '"Name","Text","Race"\n"Ada","First line\nSecond, and ""last""; line","mayor"\n'],
  ['Excel for Mac', 'Name,Text,Race\rAda,"First line\rSecond, and ""last""; line",mayor\r'],
  ['a mix of line ends', 'Name,Text,Race\nAda,"First line\r\nSecond, and ""last""; line",mayor\r\n'],
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

it('undoes formula escapes and keeps other apostrophes', () => {
  expect(read("Name,Text\n'=1+1,'quoted'\n").rows[0]?.cells).toEqual(['=1+1', "'quoted'"])
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
