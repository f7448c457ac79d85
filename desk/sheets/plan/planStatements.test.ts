import { EditedFile, type EditedElection } from '../editedFiles'
import { sheetKinds } from '../columns/sheets'
import { matchTables } from '../files/matchTables'
import { toTable } from '@/lib/csv/table'
import { planImport } from './planImport'

const stance = (title: string) => ({ title, text: `${title}.`, sources: ['notice'] })

/**
 * Plans statements of a candidate who has the stances A, B and C, and a position on parks and one on roads.
 * @param lines fields and then cells, separated by commas
 */
function plan(...lines: readonly string[]) {
  const bytes = new Uint8Array()
  const positions = ['parks', 'roads'].map((topic) => ({ topic, text: `On ${topic}.`, sources: ['notice'] }))
  const ada = { name: 'Ada Byron', stances: ['A', 'B', 'C'].map(stance), positions }
  const candidate = new EditedFile('data/x/candidates/ada.yaml', ada, bytes)
  const topics = ['parks', 'roads', 'schools'].map((id) => ({ id, name: id.toUpperCase() }))
  const files: EditedElection = {
    project: new Map(),
    name: 'x',
    election: new EditedFile('data/x/election.yaml', { topics }, bytes),
    sources: new EditedFile('data/x/sources.yaml', { notice: { title: 'Notice' } }, bytes),
    questionnaires: new Map(),
    translations: new Map(),
    listTexts: () => [],
    candidates: new Map([['ada', candidate]]),
  }
  const cells = lines.map((line, index) => [index === 0 ? 'candidate' : 'ada', ...line.split(',')])
  const tables = matchTables([toTable('Statements', cells)], sheetKinds)
  const { problems, records } = planImport(files, tables, '2027-01-01')
  const list = (name: string, key: string) =>
    candidate
      .list([name])
      .map((item) => (item as Record<string, string>)[key])
      .join()
  const [titles, text] = [list('stances', 'title'), list('stances', 'text')]
  return { candidate, problems, records, titles, text, topics: list('positions', 'topic') }
}

it('finds nothing to change if the rows are the statements', () => {
  expect(plan('number,title,text', '1,A,A.', '2,B,B.', '3,C,C.').candidate.isChanged).toBe(false)
})

it.each([
  ['changes the title of the statement with the number', ['number,title', '2,New'], 'A,New,C'],
  ['keeps the place of the statement with the title', ['title,text', 'c,New text.'], 'A,B,c'],
  ['changes the title of the statement with the text, without a number', ['title,text', 'New,B.'], 'A,New,C'],
  ['adds a statement without a number at the end', ['title,text', 'New,New.'], 'A,B,C,New'],
  ['inserts a statement', ['number,title,text', '1,A,A.', '2,New,New.', '3,B,B.', '4,C,C.'], 'A,New,B,C'],
])('%s', (_name, lines, titles) => {
  const result = plan(...lines)
  expect(result.titles).toBe(titles)
  expect(result.records.filter(({ isNew }) => isNew)).toHaveLength(titles.length > 7 ? 1 : 0)
})

it('moves statements to their numbers, with all their fields', () => {
  const { candidate } = plan('number,title', '3,A', '1,B', '2,C')
  expect(candidate.list(['stances'])).toEqual(['B', 'C', 'A'].map(stance))
})

it.each([
  [
    'by topic, or else by number',
    ['kind,number,topics,text', 'position,,ROADS,On.', 'Position,1,schools,'],
    'schools,roads',
  ],
  ['without a kind, by the missing title', ['topics,text', 'schools,On schools.'], 'parks,roads,schools'],
])('finds positions %s', (_name, lines, topics) => {
  expect(plan(...lines).topics).toBe(topics)
})

it('keeps the text of each statement in its place if all fields of another are cleared', () => {
  const { text, problems } = plan('number,title,text,sources', '1,(clear),(clear),(clear)', '2,B,New text.,')
  expect(problems).toHaveLength(3)
  expect(text).toBe('A.,New text.,C.')
})

it.each([
  [['number,title', '5,New'], 'number', 'a number from 1 to 4'],
  [['number,title', '1,A', '1,New'], 'number', 'that no other row'],
  [['number,title', '0,A'], 'number', 'Enter a whole number, 1 or greater.'],
  [['kind,title', 'quote,A'], 'kind', '“quote” is not a kind. Enter stance or position.'],
  [['kind,title,topics', 'position,A title,parks'], 'title', 'A position has no title.'],
  [['topics,text', 'parks; roads,Text.'], 'topics', 'the id or the name of a topic: parks, roads, schools'],
])('reports the rows %j', (lines, column, expected) => {
  const { problems } = plan(...lines)
  expect(problems).toMatchObject([{ file: 'Statements', row: lines.length, field: `column "${column}"` }])
  expect(problems[0]?.message).toContain(expected)
})
