/** @jest-environment node */
import { EditedFile, type EditedElection } from '../editedFiles'
import { statements } from '../columns/sheets'
import { planImport } from './planImport'

const stance = (title: string, text = `${title}.`) => ({ title, text, sources: ['notice'] })

/** Plans statements of a candidate who has the stances A, B and C, and a position on parks and one on roads. */
function plan(headings: readonly string[], rows: readonly (readonly string[])[]) {
  const bytes = new Uint8Array()
  const candidate = new EditedFile(
    'data/x/candidates/ada.yaml',
    {
      name: 'Ada Byron',
      stances: [stance('A'), stance('B'), stance('C')],
      positions: ['parks', 'roads'].map((topic) => ({ topic, text: `On ${topic}.`, sources: ['notice'] })),
    },
    bytes,
  )
  const topics = ['parks', 'roads', 'schools'].map((id) => ({ id, name: id.toUpperCase() }))
  const files: EditedElection = {
    root: '.',
    name: 'x',
    election: new EditedFile('data/x/election.yaml', { topics }, bytes),
    sources: new EditedFile('data/x/sources.yaml', { notice: { title: 'Notice' } }, bytes),
    candidates: new Map([['ada', candidate]]),
  }
  const columns = new Map(headings.map((field, index) => [field, { heading: field, index }]))
  const sheet = {
    name: 'Statements',
    kind: statements,
    columns,
    rows: rows.map((cells, index) => ({ number: index + 2, cells: ['ada', ...cells] })),
  }
  const { problems, records } = planImport(files, [{ ...sheet, columns: shift(columns) }], '2027-01-01')
  const list = (name: string, key: string) =>
    candidate.list([name]).map((item) => (item as Record<string, string>)[key])
  return {
    candidate,
    problems,
    records,
    titles: list('stances', 'title'),
    texts: list('stances', 'text'),
    topics: list('positions', 'topic'),
  }
}

/** The first column is the candidate. */
function shift(columns: ReadonlyMap<string, { readonly heading: string; readonly index: number }>) {
  const others = [...columns].map(([field, column]) => [field, { ...column, index: column.index + 1 }] as const)
  return new Map([['candidate', { heading: 'candidate', index: 0 }], ...others])
}

it('finds nothing to change if the rows are the statements', () => {
  const rows = ['A', 'B', 'C'].map((title, index) => [`${index + 1}`, title, `${title}.`])
  expect(plan(['number', 'title', 'text'], rows).candidate.isChanged).toBe(false)
})

it('changes the title of the statement with the number', () => {
  expect(plan(['number', 'title'], [['2', 'New']]).titles).toEqual(['A', 'New', 'C'])
})

it('changes the text of the statement with the title, and keeps its place', () => {
  const { titles, texts } = plan(['title', 'text'], [['c', 'New text.']])
  expect(titles).toEqual(['A', 'B', 'c'])
  expect(texts).toEqual(['A.', 'B.', 'New text.'])
})

it('changes the title of the statement with the text, if there is no number', () => {
  expect(plan(['title', 'text'], [['New', 'B.']]).titles).toEqual(['A', 'New', 'C'])
})

it('adds a statement without a number at the end', () => {
  expect(plan(['title', 'text'], [['New', 'New.']]).titles).toEqual(['A', 'B', 'C', 'New'])
})

it('inserts a statement between others that were renumbered', () => {
  const rows = ['A', 'New', 'B', 'C'].map((title, index) => [`${index + 1}`, title, `${title}.`])
  const { titles, records } = plan(['number', 'title', 'text'], rows)
  expect(titles).toEqual(['A', 'New', 'B', 'C'])
  expect(records.map(({ isNew }) => isNew)).toEqual([false, true, false, false])
})

it('moves statements to their numbers, with all their fields', () => {
  const { candidate } = plan(
    ['number', 'title'],
    [
      ['3', 'A'],
      ['1', 'B'],
      ['2', 'C'],
    ],
  )
  expect(candidate.list(['stances'])).toEqual([stance('B'), stance('C'), stance('A')])
})

it('finds positions by topic, or else by number', () => {
  const { topics } = plan(
    ['kind', 'number', 'topics', 'text'],
    [
      ['position', '', 'ROADS', 'On roads.'],
      ['Position', '1', 'schools', ''],
    ],
  )
  expect(topics).toEqual(['schools', 'roads'])
})

it('takes a row without a kind for a position if it has no title', () => {
  expect(plan(['topics', 'text'], [['schools', 'On schools.']]).topics).toEqual(['parks', 'roads', 'schools'])
})

it('keeps the text of each statement in its place if all fields of another are cleared', () => {
  const { texts, problems } = plan(
    ['number', 'title', 'text', 'sources'],
    [
      ['1', '(clear)', '(clear)', '(clear)'],
      ['2', 'B', 'New text.', ''],
    ],
  )
  expect(problems).toHaveLength(3)
  expect(texts).toEqual(['A.', 'New text.', 'C.'])
})

it.each([
  [['number', 'title'], [['5', 'New']], 'number', 'a number from 1 to 4'],
  [
    ['number', 'title'],
    [
      ['1', 'A'],
      ['1', 'New'],
    ],
    'number',
    'that no other row',
  ],
  [['number', 'title'], [['0', 'A']], 'number', 'a whole number, 1 or greater'],
  [['kind', 'title'], [['quote', 'A']], 'kind', 'stance or position'],
  [['kind', 'title', 'topics'], [['position', 'A title', 'parks']], 'title', 'a position has no title'],
  [['topics', 'text'], [['parks; roads', 'Text.']], 'topics', 'the id or the name of a topic: parks, roads, schools'],
])('reports the columns %j with the rows %j', (headings, rows, column, expected) => {
  const { problems } = plan(headings, rows)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ file: 'Statements', row: rows.length + 1, field: `column "${column}"` })
  expect(problems[0]?.expected).toContain(expected)
})
