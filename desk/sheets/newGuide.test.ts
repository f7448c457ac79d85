import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readProject } from '@/guide/files/readProject'
import { loadGuide } from '@/guide/read/guide'
import { askAndCreate } from '@/desk/new/askAndCreate'
import { beginElection } from '@/desk/new/election'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { readTables, writeSheets } from './files/disk'
import type { OutputSheet } from './files/writeWorkbook'
import { runImport } from './testing/guideCopy'
import { createTemplate } from './export/exportSheets'

let root: string

// Each test reads and writes a whole election.
jest.setTimeout(30_000)

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation()
  root = createTemporaryFolder()
  const answers = ['--city=Springfield', '--state=Anystate', '--date=2027-11-02', '--folder=springfield']
  await askAndCreate(root, beginElection, [
    ...answers,
    '--races=City Council: 5',
    '--source=https://city.example/candidates',
  ])
})

afterEach(() => jest.restoreAllMocks())

/** Fills in sheets of the template by heading. */
function fillIn(contents: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>): OutputSheet[] {
  return createTemplate().map((sheet) => ({
    ...sheet,
    rows: (contents[sheet.name] ?? []).map((row) => sheet.columns.map(({ heading }) => row[heading] ?? '')),
  }))
}

it('a filled-in template makes a guide of five candidates in two races', async () => {
  const path = join(root, 'guide.xlsx')
  const bothSources = 'Notice of election; https://news.example/cruz'
  const sheets = fillIn({
    Races: [
      { Name: 'City Council', 'Vote for': '4', Term: 'Two years' },
      { Name: 'Mayor', 'Vote for': '1', Sources: 'Notice of election' },
    ],
    Candidates: [
      { Name: 'Elena Ruiz', Race: 'City Council', Incumbent: 'yes', Website: 'ruiz.example', X: '@elena_ruiz' },
      { Name: 'José de la Cruz', Race: 'City Council', Party: 'Democrat', Sources: 'https://news.example/cruz' },
      { Name: 'Ann Lee', Race: 'city council', Experience: 'Lee is a nurse.\n\nShe is from Springfield.' },
      { Name: 'Bob Stone', Race: 'Mayor' },
      { Name: 'Bob Stone', Race: 'City Council', Incumbent: 'no' },
      { Name: '陈伟', Race: 'Mayor', 'Reason for no stances': 'did not respond', 'No stances as of': '2024-10-01' },
    ],
    Topics: [{ Name: 'Housing' }, { Name: 'Roads & bridges', Races: 'Mayor; City Council' }],
    Statements: [
      {
        Candidate: 'Elena Ruiz',
        Title: 'Homes',
        Topics: 'Housing',
        Text: 'Wants homes.',
        Sources: 'notice-of-election',
      },
      { Candidate: 'Elena Ruiz', Topics: 'roads & bridges', Text: 'Wants roads.', Date: '2026', Sources: bothSources },
    ],
    Sources: [
      { Title: 'Notice of election', Publisher: 'City Clerk', Address: 'https://city.example/notice', Date: '2027-08' },
      { Title: 'José de la Cruz; a profile', Address: 'news.example/cruz' },
    ],
  })
  await writeSheets(path, sheets)
  expect(await runImport(root, [path, '--yes'])).toContain('Wrote ')
  const { races, candidates, topics } = loadGuide(readProject(root))
  expect(races).toMatchObject([
    { id: 'cityCouncil', voteFor: 4, term: 'Two years' },
    { id: 'mayor', position: 'Springfield Mayor Candidate', sources: [{ title: 'Notice of election' }] },
  ])
  expect(topics).toMatchObject([{ id: 'housing' }, { id: 'roads-bridges', races: ['mayor', 'cityCouncil'] }])
  expect(new Set(candidates.map(({ id }) => id))).toEqual(
    new Set(['ruiz', 'de-la-cruz', 'lee', 'stone', 'candidate-1']),
  )
  const find = (id: string) => candidates.find((candidate) => candidate.id === id)
  expect(find('ruiz')).toMatchObject({
    incumbent: true,
    links: { website: 'https://ruiz.example', x: 'https://x.com/elena_ruiz' },
    stances: [{ title: 'Homes', topics: ['housing'] }],
    positions: [
      { topic: 'roads-bridges', date: '2026', sources: [{ publisher: 'City Clerk' }, { publisher: 'news.example' }] },
    ],
    sources: [{ title: 'List of candidates' }],
  })
  expect(find('de-la-cruz')).toMatchObject({ sortName: 'de la Cruz, José', party: 'Democrat' })
  expect(find('lee')?.experience).toBe('Lee is a nurse.\n\nShe is from Springfield.')
  expect(find('stone')?.candidacies.map(({ race, incumbent }) => [race, incumbent])).toEqual([
    ['mayor', undefined],
    ['cityCouncil', false],
  ])
  expect(find('candidate-1')).toMatchObject({ noStances: { reason: 'did not respond' } })
  expect(await runImport(root, [path, '--yes'])).toContain('There is nothing to write.')
})

it('an empty template imports nothing', async () => {
  expect(await runImport(root, ['docs/guide-template.xlsx', '--yes'])).toContain('There is nothing to write.')
})

it('the template in docs is the one that the command writes', async () => {
  const path = join(root, 'template.xlsx')
  await writeSheets(path, createTemplate())
  expect(await readTables('docs/guide-template.xlsx')).toEqual(await readTables(path))
})

it('the template explains every column', () => {
  const [readMe, ...sheets] = createTemplate()
  const explained = new Map(readMe?.rows.map(([sheet, column, help]) => [`${sheet}: ${column}`, help]))
  for (const { name, columns } of sheets)
    for (const { heading } of columns) expect(explained.get(`${name}: ${heading}`)).toMatch(/[a-z].*\.$/i)
})

it('reads the headings of other programs', async () => {
  const path = join(root, 'candidates.csv')
  const headings = 'person_name,party_name,post_label,gss,email,twitter_username,facebook_page_url,homepage_url'
  const cells = 'Jo Smith,Green Party,City Council,E05,jo@green.example,josmith,https://www.facebook.com/jo,jo.example'
  writeFileSync(path, `${headings}\r\n${cells}`)
  const printed = await runImport(root, [path, '--yes'])
  expect(printed).toMatch(/gss +not used/)
  expect(printed).toMatch(/post_label +-> Race/)
  expect(loadGuide(readProject(root)).candidates.find(({ id }) => id === 'smith')).toMatchObject({
    name: 'Jo Smith',
    race: 'cityCouncil',
    party: 'Green Party',
    links: {
      website: 'https://jo.example',
      email: 'jo@green.example',
      facebook: 'https://www.facebook.com/jo',
      x: 'https://x.com/josmith',
    },
  })
})
