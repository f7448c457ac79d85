/** @jest-environment node */
import { findDelimiter } from './delimiter'

it.each([
  ['commas', 'Name,Party\nAda;x;y;z,1', ','],
  ['semicolons', 'Name;Party, if any;Race\nAda,x', ';'],
  ['tabs', 'Name\tParty\nA,d,a\tx', '\t'],
  ['quoted commas', '"Last, first, middle";Race\n', ';'],
  ['doubled quotation marks', '"The ""short"", plain, name";Race', ';'],
  ['a quotation mark inside a heading', 'Height 5";Race;Party, name\n', ';'],
  ['a line break in a heading', '"Name,\nas, on, the ballot";Race\n', ';'],
  ['an empty first line', '\r\n\r\nName;Race', ';'],
  ['a title above the headings', 'Candidates\nName\tRace\n', '\t'],
  ['one column', 'Name\nAda', ','],
  ['nothing', '', ','],
])('finds the delimiter of headings with %s', (_case, text, delimiter) => {
  expect(findDelimiter(text)).toEqual({ text, delimiter })
})

it.each(['sep=;\r\n', 'SEP=;\n', '"sep=;"\r\n'])('obeys and removes the line %j', (line) => {
  expect(findDelimiter(`${line}Name;a,b,c\r\n`)).toEqual({ text: 'Name;a,b,c\r\n', delimiter: ';' })
})

it('obeys a line with a tab or another character', () => {
  expect(findDelimiter('sep=\t\na\tb')).toEqual({ text: 'a\tb', delimiter: '\t' })
  expect(findDelimiter('sep=|\na|b')).toEqual({ text: 'a|b', delimiter: '|' })
})
