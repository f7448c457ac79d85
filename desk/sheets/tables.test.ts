import { type Table, mergedCell } from '@/lib/csv/table'
import {
  account,
  choice,
  date,
  elected,
  number,
  numbers,
  reference,
  referenceList,
  runningMates,
  text,
  webAddress,
  yesNo,
} from './cells/cellKinds'
import { type References, createResolve } from './cells/references'
import { findColumn } from './files/headings'
import { describeMapping, matchTables } from './files/matchTables'
import { candidates } from './kinds/candidates'
import { sheetKinds } from './kinds/sheetKinds'

const nothing = createResolve('a name', [])
const references: References = {
  race: createResolve('the id or the name of a race', [
    { id: 'mayor', names: ['Mayor'] },
    { id: 'ward1', names: ['Councilor'] },
    { id: 'ward2', names: ['Councilor'] },
  ]),
  source: createResolve('a source', [
    { id: 'notice', names: ['Notice; with candidates', 'https://city.example/'] },
    { id: 'radio', names: ['Town Radio'] },
  ]),
  group: nothing,
  areaKind: nothing,
  topic: nothing,
  candidate: nothing,
}

it.each([
  [text, ' two words ', ' two words '],
  [yesNo, 'Yes', true],
  [yesNo, 'FALSE', false],
  [elected, 'Moves on', 'moves on'],
  [elected, 'advanced', 'moves on'],
  [elected, 'no', false],
  [number, '7', 7],
  [number, '1,234,567', 1_234_567],
  [number, '1 234.5', 1234.5],
  [number, '12,34', '12,34'],
  [number, 'seven', 'seven'],
  [numbers, '1,410; 436.25', [1410, 436.25]],
  [date, '2023', 2023],
  [date, '2023-10', '2023-10'],
  [choice, 'Public Meeting', 'public meeting'],
  [webAddress, 'ruiz.example', 'https://ruiz.example'],
  [webAddress, 'ruiz.example/about?x=1', 'https://ruiz.example/about?x=1'],
  [webAddress, 'http://ruiz.example', 'http://ruiz.example'],
  [webAddress, 'see below', 'see below'],
  [account('https://x.com/'), '@ruiz_1', 'https://x.com/ruiz_1'],
  [account('https://x.com/'), 'ruiz', 'https://x.com/ruiz'],
  [account('https://x.com/'), 'x.com/ruiz', 'https://x.com/ruiz'],
  [account('https://bsky.app/profile/'), '@ruiz.bsky.social', 'https://bsky.app/profile/ruiz.bsky.social'],
  [account('https://x.com/'), 'None', 'None'],
  [account('https://x.com/'), '-', '-'],
  [reference('race'), 'mayor', 'mayor'],
  [reference('race'), ' MAYOR', 'mayor'],
  [referenceList('source'), 'radio; notice', ['radio', 'notice']],
  [referenceList('source'), 'Town radio\nhttps://city.example/', ['radio', 'notice']],
  [referenceList('source'), 'Notice; with candidates', ['notice']],
  [runningMates, 'Bo Li (Deputy Clerk); Cy Dee', [{ name: 'Bo Li', office: 'Deputy Clerk' }, { name: 'Cy Dee' }]],
])('parses cell %#, %j', (kind, cell, value) => {
  expect(kind.parse(cell, references)).toEqual({ value })
})

it.each([
  [yesNo, 'maybe', 'Enter yes or no.'],
  [elected, 'maybe', 'Enter yes, no or moves on.'],
  [date, '45237', '“45237” is not a date. Format the cells as dates in the spreadsheet.'],
  [reference('race'), 'Clerk', '“Clerk” is not the id or the name of a race: mayor, ward1, ward2.'],
  [reference('race'), '', 'Enter the id or the name of a race: mayor, ward1, ward2.'],
  [reference('race'), 'Councilor', 'Several are named “Councilor”. Enter the id of one: ward1, ward2.'],
  [referenceList('source'), 'radio; tv', '“tv” is not a source: notice, radio.'],
  [reference('topic'), 'roads', '“roads” is not a name, and there is none yet.'],
])('gives the reason why cell %#, %j, has no value', (kind, cell, message) => {
  expect(kind.parse(cell, references)).toEqual({ message })
})

it.each([
  [yesNo, true, 'yes'],
  [yesNo, undefined, ''],
  [date, 2023, '2023'],
  [text, ' Two\r\nlines\n', 'Two\nlines'],
  [referenceList('source'), ['notice', 'radio'], 'notice; radio'],
  [runningMates, [{ name: 'Bo Li', office: 'Deputy Clerk' }, { name: 'Cy Dee' }], 'Bo Li (Deputy Clerk); Cy Dee'],
  [runningMates, undefined, ''],
])('formats value %#', (kind, value, cell) => {
  expect(kind.format(value)).toBe(cell)
})

it.each([
  ['  NAME ', 'name'],
  ['name*', 'name'],
  ['Names', 'name'],
  ['Name (as on the ballot)', 'name'],
  ['Name [required]', 'name'],
  ["Candidate's Name", 'name'],
  ['candidate_names', 'name'],
  ['The name of the candidate', 'name'],
  ['full-name', 'name'],
  ['person_name', 'name'],
  ['Parties', 'party'],
  ['Candidate ID', 'id'],
  ['Web-Site', 'links.website'],
  ['Site', undefined],
  ['WEBSITES', 'links.website'],
  ['expe\u0301rience', 'experience'],
  ['Race\nor contest', undefined],
  ['', undefined],
  ['(optional)', undefined],
])('takes the heading %j of candidates for %s', (heading, field) => {
  expect(findColumn(heading, candidates)?.field).toBe(field)
})

it('takes a heading for the column with the same number of the noun, and for none if several are as close', () => {
  const columns = ['Source', 'Sources'].map((heading) => ({ field: heading, heading, help: '', cell: text }))
  const find = (heading: string) => findColumn(heading, { name: 'Races', columns })?.field
  expect(['SOURCE', 'sources', 'Sources of races', 'race'].map(find)).toEqual([
    'Source',
    'Sources',
    undefined,
    undefined,
  ])
})

it('no heading belongs to two columns of a sheet', () => {
  for (const { columns } of sheetKinds) {
    const headings = columns.flatMap(({ heading, otherHeadings }) => [
      ...new Set([heading, ...(otherHeadings ?? [])].map((each) => each.toLowerCase())),
    ])
    expect(headings.filter((heading, index) => headings.indexOf(heading) < index)).toEqual([])
  }
})

const makeTable = (name: string, headings: readonly string[], ...rows: readonly (readonly string[])[]): Table => {
  return { name, headings, rows: rows.map((cells, index) => ({ number: index + 2, cells })) }
}
const match = (...tables: readonly Table[]) => matchTables(tables, sheetKinds)
const notes = makeTable('Notes', ['Note'], ['a'], ['b'])

it.each(['Candidates', 'candidate', 'PEOPLE', ' Candidates '])('knows the sheet "%s" by its name', (name) => {
  expect(match(makeTable(name, ['ID', 'Name', 'Seats', 'Race']), notes)[0]?.kind?.id).toBe('candidates')
})

it('knows a sheet with another name by its headings', () => {
  const tables = [
    makeTable('Sheet1', ['Id', 'Name', 'Seats']),
    makeTable('Sheet2', ['Id', 'Name', 'Race', 'Party']),
    makeTable('Read me', ['Sheet', 'Column', 'What to enter']),
  ]
  expect(match(...tables).map(({ kind }) => kind?.id)).toEqual(['races', 'candidates', undefined])
})

it('gives a single table the kind that fits best, even if a required column is missing', () => {
  const [matched] = match(makeTable('export (3)', ['Person', 'Title', 'Text']))
  expect(matched?.kind?.id).toBe('statements')
  const message =
    'There is no column “Sources”, but Person, Title, Text. Add it, or change the heading of the one that has it. '
  expect(matched?.problems).toEqual([{ file: 'export (3)', message: expect.stringContaining(message) }])
})

it('gives no kind to a hidden sheet, and to a table without any known heading', () => {
  const hidden = { ...makeTable('Candidates', ['Name', 'Race'], ['#REF!', '']), isHidden: true }
  expect(match(hidden)).toMatchObject([{ kind: undefined, problems: [] }])
  expect(match(makeTable('x', ['Apples', 'Pears']))).toMatchObject([{ kind: undefined, problems: [] }])
})

it('reports two columns of the same meaning, and no heading twice that nothing uses', () => {
  const [matched] = match(makeTable('Candidates', ['Name', 'Race', 'Full\nname', 'Note', 'Note', '', '']))
  expect(matched?.problems).toMatchObject([
    { field: 'column "Name"', message: expect.stringContaining('"Name" (column A), "Full name" (column C)') },
  ])
})

it.each([
  ['#REF!', '#REF! is the error of a formula.'],
  ['#NOT CALCULATED!', '#NOT CALCULATED! is the error of a formula.'],
  [mergedCell, 'This cell is merged with others. Unmerge the cells'],
  ['JosÃ© Ruiz', '"JosÃ©", which was probably "José"'],
])('reports the cell %s, in columns that are used', (cell, part) => {
  const [matched] = match(makeTable('Candidates', ['Name', 'Race', 'Note'], ['Ada', 'x', cell], [cell, 'x', '']))
  const message = expect.stringContaining(part) as string
  expect(matched?.problems).toEqual([{ file: 'Candidates', row: 3, field: 'column "Name"', message }])
})

it('describes the mapping, one line per column, without control characters', () => {
  const stances = {
    ...makeTable('Stances', ['Candidate\nname', '', 'Text'], ['Ada', '', '']),
    hiddenColumns: new Set([2]),
    notes: ['Hidden in the spreadsheet, but imported: row 2.'],
  }
  expect(describeMapping(match(stances, { ...notes, name: 'a\u001B[2J' }, { ...notes, isHidden: true }))).toBe(
    `Stances, read as Statements: 1 row
  A  Candidate name  -> Candidate
  B  (no heading)    not used
  C  Text            -> Text (hidden in the spreadsheet)
  no column for Sources
  Hidden in the spreadsheet, but imported: row 2.

a\\u{1B}[2J: 2 rows, ignored, because neither its name nor its headings match a known sheet

Notes: not imported, because the sheet is hidden in the spreadsheet. To import it, unhide it first.`,
  )
})
