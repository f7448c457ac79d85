/** @jest-environment node */
import { readCsv } from './readCsv'

const read = (text: string) => readCsv('folder/candidates.csv', Buffer.from(text))

const ada = { number: 2, cells: ['Ada', 'First line\nSecond, and "last"; line', 'mayor'] }
const headings = ['Name', 'Text', 'Race']

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
  expect(read(text)).toEqual({ name: 'candidates', headings, rows: [ada] })
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

it('keeps rows that are shorter or longer than the headings', () => {
  expect(read('Name,Race\nAda\nBo,mayor,more\n').rows.map(({ cells }) => cells)).toEqual([
    ['Ada', '', ''],
    ['Bo', 'mayor', 'more'],
  ])
})

it('undoes formula escapes and keeps other apostrophes', () => {
  expect(read("Name,Text\n'=1+1,'quoted'\n").rows[0]?.cells).toEqual(['=1+1', "'quoted'"])
})

it('reports the row with a quotation mark that nothing closes', () => {
  expect(() => read('Name,Text\nAda,x\nBo,"never closed\nCy,y\n')).toThrow(
    'folder/candidates.csv, row 3\n  expected: an even number of quotation marks in the row',
  )
})

it('rejects a web page', () => {
  expect(() => read('\n<html><table><tr><td>Name</td></tr></table>')).toThrow('found: a web page or an XML file')
})
