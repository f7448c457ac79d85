import { describeMapping, matchTables } from './matchTables'
import { text } from '../cells/cellKinds'
import type { SheetKind } from '../columns/sheetKind'
import { mergedCell, type Table } from '@/lib/csv/table'

const column = (field: string, heading: string, otherHeadings: readonly string[] = [], isRequired = false) => {
  return { field, heading, otherHeadings, help: `Explains ${heading}.`, isRequired, cell: text }
}
const kinds: readonly SheetKind[] = [
  {
    id: 'races',
    name: 'Races',
    otherNames: ['Contests'],
    columns: [column('id', 'ID', [], true), column('name', 'Name', [], true), column('seats', 'Seats')],
  },
  {
    id: 'candidates',
    name: 'Candidates',
    otherNames: ['People'],
    columns: [
      column('id', 'ID'),
      column('name', 'Name', ['Full name'], true),
      column('race', 'Race', [], true),
      column('party', 'Party'),
      column('email', 'Email'),
    ],
  },
]

const makeTable = (name: string, headings: readonly string[], ...rows: readonly (readonly string[])[]): Table => {
  return { name, headings, rows: rows.map((cells, index) => ({ number: index + 2, cells })) }
}
const match = (...tables: readonly Table[]) => matchTables(tables, kinds)
const notes = makeTable('Notes', ['Note'], ['a'], ['b'])

it.each(['Candidates', 'candidate', 'PEOPLE', ' Candidates '])('knows the sheet "%s" by its name', (name) => {
  expect(match(makeTable(name, ['ID', 'Name', 'Seats', 'Race']), notes)[0]?.kind?.id).toBe('candidates')
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
  expect(matched?.problems).toEqual([
    {
      file: 'export (3)',
      message:
        'There is no column “Race”, but Full name, Party, Email. Add it, or change the heading of the one that has it. Explains Race.',
    },
  ])
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
  const people = {
    ...makeTable('People', ['Full\nname', '', 'Party'], ['Ada', '', '']),
    hiddenColumns: new Set([2]),
    notes: ['Hidden in the spreadsheet, but imported: row 2.'],
  }
  expect(describeMapping(match(people, { ...notes, name: 'a\u001B[2J' }, { ...notes, isHidden: true }))).toBe(
    `People, read as Candidates: 1 row
  A  Full name     -> Name
  B  (no heading)  not used
  C  Party         -> Party (hidden in the spreadsheet)
  no column for Race
  Hidden in the spreadsheet, but imported: row 2.

a\\u{1B}[2J: 2 rows, ignored, because neither its name nor its headings match a known sheet

Notes: not imported, because the sheet is hidden in the spreadsheet. To import it, unhide it first.`,
  )
})
