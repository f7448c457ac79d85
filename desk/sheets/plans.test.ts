import { readProject } from '@/guide/files/readProject'
import { loadGuide } from '@/guide/read/guide'
import { toTable } from '@/lib/csv/table'
import { sheetKinds } from './kinds/sheetKinds'
import { type EditedElection, EditedFile } from './editedFiles'
import { matchTables } from './files/matchTables'
import { planImport } from './import/planImport'
import { toDownloadAddress } from './import/download'
import { copyGuide } from './testing/guideCopy'

describe('planCandidates', () => {
  const copyRegion = () => copyGuide('data/fixtures/region')

  it('finds a candidate by the name and the race if there is no id', async () => {
    const { importTables, readFiles } = copyRegion()
    await importTables({ candidates: 'Name,Race,Email\n  IAIN  adair,Warden,new@adair.example' })
    expect(readFiles()['candidates/adair.yaml']).toContain('email: new@adair.example')
  })

  it.each([
    ['Name,Race\nIain Adair,ward3', /row 2, column "Id"[^]*somebody with this name: adair/],
    ['Id,Name,Race\niain,Iain Adair,warden', /The candidate with this name has the id adair, not “iain”/],
  ])('reports a name that another candidate has: %j', async (candidates, report) => {
    expect(await copyRegion().importTables({ candidates })).toMatch(report)
  })

  it('adds a further race with a further row, and changes it by a row that names it', async () => {
    const { root, importTables } = copyRegion()
    const candidates = `Id,Name,Race,Incumbent,Website
oduya,Ngozi Oduya,PL_mayor,,https://oduya.example/
oduya,Ngozi Oduya,PL-council,yes,
oduya,,ward3,no,https://oduya.example/`
    expect(await importTables({ candidates })).toContain('oduya, ward3')
    const oduya = loadGuide(readProject(root)).candidates.find(({ id }) => id === 'oduya')
    expect(oduya?.links).toEqual({ website: 'https://oduya.example/' })
    expect(oduya?.candidacies.map(({ race, incumbent }) => [race, incumbent])).toEqual([
      ['PL_mayor', true],
      ['PL-council', true],
      ['ward3', false],
    ])
    expect(await importTables({ candidates })).toContain('There is nothing to write.')
  })

  it('changes the race of a candidate with one row', async () => {
    const { root, importTables } = copyGuide('data/fixtures/upcoming')
    const { races, candidates } = loadGuide(readProject(root))
    const [candidate] = candidates
    const race = races.find(({ id }) => id !== candidate?.race)
    await importTables({ candidates: `Id,Name,Race\n${candidate?.id},,${race?.name}` })
    expect(loadGuide(readProject(root)).candidates.find(({ id }) => id === candidate?.id)?.race).toBe(race?.id)
  })

  it('reports rows about one person that contradict each other', async () => {
    const report = await copyRegion().importTables({
      candidates: `Id,Name,Race,Email
oduya,Ngozi Oduya,PL_mayor,a@oduya.example
oduya,Ngozi Oduya,PL-council,b@oduya.example
zhou,Mei Zhou,ward3,
zhou,Mei Zhou,Ward 3 Councillor,
zhou,Mei Zhou,,`,
    })
    expect(report).toContain(
      'candidates, row 3, column "Email"\n  Row 2, which is about oduya, too, has another value.',
    )
    expect(report).toContain('candidates, row 6, column "Race"')
  })
})

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

describe('importAnswers', () => {
  /** A copy of the region, whose questionnaire of Library Friends has answers of Adair and Oduya. */
  function copyRegion() {
    const { root, importTables, readFiles } = copyGuide('data/fixtures/region')
    const readFriends = () => readFiles()['questionnaires/library-friends.yaml'] ?? ''
    const findQuestions = () =>
      loadGuide(readProject(root)).questionnaires.find(({ id }) => id === 'library-friends')?.questions ?? []
    return {
      importTables,
      readFriends,
      findQuestions,
      findStatuses: () => loadGuide(readProject(root)).questionnaires[0]?.statuses,
    }
  }

  it('reads choices, own words and other answers from the file of a form, and changes nothing else', async () => {
    const { importTables, readFriends, findQuestions, findStatuses } = copyRegion()
    const before = readFriends().split('\n')
    const printed = await importTables({
      responses: `Timestamp,Email address,Your name,Should the library open on Sundays?,2a. What would you change in the branches?,Which costs would you pay for?
2026-09-14 10:00,m@larkin.example,Theo Marsh,yes,"More chairs, and tea.",
2026-09-14 11:00,r@larkin.example,Ruth Adair,No,,"Books, Repairs, A roof, at last"`,
    })
    expect(printed).toMatch(/Your name +-> Name/)
    expect(printed).toContain('Answers: 2 to add, 0 to change, 0 the same')
    expect(printed).toContain('People whose status is "answered" now: 2')
    expect(findQuestions().map(({ answers }) => [answers['marsh'], answers['adair-ruth']])).toEqual([
      [{ choices: ['Yes'] }, { choices: ['No'] }],
      [{ quote: 'More chairs, and tea.' }, undefined],
      [undefined, { choices: ['Books', 'Repairs', 'Something else'], quote: 'A roof, at last' }],
    ])
    expect(findStatuses()).toMatchObject({ marsh: 'answered', 'adair-ruth': 'answered', wells: 'declined' })
    const after = new Set(readFriends().split('\n'))
    expect(before.filter((line) => !after.has(line))).toEqual(['  marsh: reminded', '  adair-ruth: asked'])
  })

  it('keeps the summary of the editors beside words that the person sends later', async () => {
    const { importTables, findQuestions } = copyRegion()
    await importTables({ responses: 'Name,Should the library open on Sundays?\nNgozi Oduya,Yes' })
    expect(findQuestions()[0]?.answers['oduya']).toEqual({
      choices: ['Yes'],
      summary: 'Oduya said staff need a day off.',
    })
  })

  it('reports unknown people, questions and choices, and questions to others, by file, row and column', async () => {
    const { importTables, readFriends } = copyRegion()
    const before = readFriends()
    const sundays = 'Should the library open on Sundays?'
    const branches = 'What would you change in the branches?'
    const report = await importTables({
      responses: `Name,${sundays},${branches}\nNobody Known,Yes,\nTheo Marsh,Perhaps,\nRobin Wells,Yes,Tea.\nRobin Wells,No,`,
    })
    for (const problem of [
      /responses, row 2, column "Name"\n {2}“Nobody Known” is not the id or the name of a candidate/,
      /responses, row 3, column "Should the library open on Sundays\?"\n {2}The question has no choice “Perhaps”\. Enter one of Yes, No\./,
      /responses, row 4, column "What would you change in the branches\?"\n {2}wells did not get this question\./,
      /responses, row 5, column "Name"\n {2}Row 4 is about “wells”, too\./,
    ])
      expect(report).toMatch(problem)
    expect(await importTables({ responses: `Name,${sundays},Shoe size?\nTheo Marsh,Yes,38` })).toMatch(
      /responses, row 1, column "Shoe size\?"\n {2}This is not a question of “Library Friends questionnaire”\./,
    )
    expect(readFriends()).toBe(before)
  })
})

const google = 'https://docs.google.com/spreadsheets'

it.each([
  [`${google}/d/a-B_1/edit?usp=sharing#gid=7`, `${google}/d/a-B_1/export?format=xlsx`],
  [`${google}/d/a-B_1`, `${google}/d/a-B_1/export?format=xlsx`],
  [`${google}/u/1/d/a-B_1/view`, `${google}/d/a-B_1/export?format=xlsx`],
  [`${google}/d/e/2PACX-1/pubhtml`, `${google}/d/e/2PACX-1/pub?output=xlsx`],
  [`${google}/d/e/2PACX-1/pub?gid=7&single=true&output=csv`, `${google}/d/e/2PACX-1/pub?output=xlsx&gid=7&single=true`],
  [`${google}/d/a-B_1/export?format=csv&gid=7`],
  ['https://city.example/candidates.csv?v=2'],
  ['https://docs.google.com.city.example/spreadsheets/d/abc/edit'],
  ['https://docs.google.com/document/d/abc/edit'],
])('downloads a Google Sheet as a workbook, and others from their own address: %s', (address, expected = address) => {
  expect(toDownloadAddress(address).href).toBe(expected)
})
