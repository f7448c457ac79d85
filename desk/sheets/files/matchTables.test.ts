/** @jest-environment node */
import { describeMapping } from './describeMapping'
import { matchTables } from './matchTables'
import { mergedCell } from './table'
import type { Table, TableKind } from './table'

const column = (field: string, heading: string, otherHeadings: readonly string[] = [], isRequired = false) => ({
  field,
  heading,
  otherHeadings,
  help: `Explains ${heading}.`,
  isRequired,
})

const races: TableKind = {
  id: 'races',
  name: 'Races',
  otherNames: ['Contests'],
  columns: [column('id', 'ID', [], true), column('name', 'Name', [], true), column('seats', 'Seats')],
}
const candidates: TableKind = {
  id: 'candidates',
  name: 'Candidates',
  otherNames: ['People'],
  columns: [
    column('id', 'ID', ['person_id']),
    column('name', 'Name', ['Full name', 'person_name'], true),
    column('race', 'Race', ['post_label'], true),
    column('party', 'Party', ['party_name']),
    column('email', 'Email'),
    column('website', 'Website', ['homepage_url']),
  ],
}
const kinds = [races, candidates]

const makeTable = (name: string, headings: readonly string[], ...rows: readonly (readonly string[])[]): Table => ({
  name,
  headings,
  rows: rows.map((cells, index) => ({ number: index + 2, cells })),
})
const match = (...tables: readonly Table[]) => matchTables(tables, kinds)

it.each(['Candidates', 'candidate', 'PEOPLE', ' Candidates '])('knows the sheet "%s" by its name', (name) => {
  const [matched] = match(makeTable(name, ['ID', 'Name', 'Seats', 'Race']), makeTable('Notes', ['Note']))
  expect(matched?.kind?.id).toBe('candidates')
})

it('reports what is missing in a sheet with a known name and unknown headings', () => {
  const [matched] = match(makeTable('Races', ['Apples', 'Pears']), makeTable('Notes', ['Note']))
  expect(matched?.problems.map(({ expected }) => expected)).toEqual(['a column "ID"', 'a column "Name"'])
})

it('knows a sheet with another name by its headings', () => {
  const tables = [
    makeTable('Sheet1', ['Id', 'Name', 'Seats']),
    makeTable('Sheet2', ['Id', 'Name', 'Race', 'Party']),
    makeTable('Read me', ['Sheet', 'Column', 'Name']),
  ]
  expect(match(...tables).map(({ kind }) => kind?.id)).toEqual(['races', 'candidates', undefined])
})

it('gives a single table the kind that fits best, even if a required column is missing', () => {
  const [matched] = match(makeTable('export (3)', ['Full name', 'Party', 'Email']))
  expect(matched?.kind?.id).toBe('candidates')
  expect(matched?.missing.map(({ field }) => field)).toEqual(['race'])
  expect(matched?.problems).toEqual([
    {
      file: 'export (3)',
      expected: 'a column "Race"',
      found: 'the headings Full name, Party, Email',
      fix: 'Add the column, or change the heading of the one that has it. Explains Race.',
    },
  ])
})

it('gives no kind to a table without any known heading', () => {
  expect(match(makeTable('x', ['Apples', 'Pears']))).toEqual([
    expect.objectContaining({ kind: undefined, columns: [undefined, undefined], problems: [] }),
  ])
})

it('reports two columns of the same meaning', () => {
  const [matched] = match(makeTable('Candidates', ['Name', 'Race', 'Full name', '']))
  expect(matched?.problems).toEqual([
    expect.objectContaining({ field: 'column "Name"', found: '2: "Name" (column A), "Full name" (column C)' }),
  ])
})

it('accepts a heading that appears twice if nothing uses it', () => {
  const [matched] = match(makeTable('Candidates', ['Name', 'Race', 'Note', 'Note', '', '']))
  expect(matched?.problems).toEqual([])
})

it('reports formulas without a result, in columns that are used', () => {
  const [matched] = match(makeTable('Candidates', ['Name', 'Race', 'Note'], ['Ada', 'x', '#N/A'], ['#REF!', 'x', '']))
  expect(matched?.problems).toEqual([
    expect.objectContaining({
      file: 'Candidates',
      row: 3,
      field: 'column "Name"',
      found: '#REF!, the error of a formula',
    }),
  ])
})

it.each([
  ['#NOT CALCULATED!', '#NOT CALCULATED!, the error of a formula', 'save the file'],
  [mergedCell, 'a cell that is merged with others', 'Unmerge the cells'],
  ['JosÃ© Ruiz', '"JosÃ©", which was probably "José"', 'CSV UTF-8'],
])('reports the cell %s, in columns that are used', (cell, found, fix) => {
  const [matched] = match(makeTable('Candidates', ['Name', 'Race', 'Note'], ['Ada', 'x', cell], [cell, 'x', '']))
  const expected = { file: 'Candidates', row: 3, field: 'column "Name"', found, fix: expect.stringContaining(fix) }
  expect(matched?.problems).toEqual([expect.objectContaining(expected)])
})

it('ignores a hidden sheet, even one with the name and the headings of a known one', () => {
  const [matched] = match({ ...makeTable('Candidates', ['Name', 'Race'], ['#REF!', '']), isHidden: true })
  expect(matched).toMatchObject({ kind: undefined, problems: [] })
})

it('describes the mapping without control characters', () => {
  expect(describeMapping(match(makeTable('a\u001B[2J', ['b\u0007'])))).toBe(
    'a\\u{1B}[2J: 0 rows, ignored, because neither its name nor its headings match a known sheet',
  )
})

it('describes the mapping, one line per column', () => {
  const tables = [
    makeTable('People', ['Full\nname', '', 'Party'], ['Ada', '', '']),
    makeTable('Contests', ['ID', 'Name']),
    makeTable('Notes', ['Note'], ['a'], ['b']),
  ]
  expect(describeMapping(match(...tables))).toBe(
    [
      'People, read as Candidates: 1 row',
      '  A  Full name     -> Name',
      '  B  (no heading)  not used',
      '  C  Party         -> Party',
      '  no column for Race',
      '',
      'Contests, read as Races: 0 rows',
      '  A  ID    -> ID',
      '  B  Name  -> Name',
      '',
      'Notes: 2 rows, ignored, because neither its name nor its headings match a known sheet',
    ].join('\n'),
  )
})
