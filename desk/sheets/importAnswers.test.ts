import { readProject } from '@/guide/files/readProject'
import { loadGuide } from '@/guide/read/loadGuide'
import { copyGuide } from './testing/guideCopy'

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
