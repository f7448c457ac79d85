import { createFiles } from '@/guide/testing/createFiles'
import { listSiteElections } from './siteElections'

/** A project with elections by name that have only a date, and with a site's file beside them. */
function createProject(site: string | undefined, dates: Readonly<Record<string, string>>, folder = 'data') {
  const elections = Object.entries(dates).map(([name, date]) => [`${folder}/${name}/election.yaml`, `date: ${date}\n`])
  return createFiles({
    ...Object.fromEntries(elections),
    ...(site === undefined ? {} : { [`${folder}/site.yaml`]: site }),
  })
}

const dates = { 'may-2025': '2025-05-06', 'fall-2027': '2027-11-02', 'fall-2025': '2025-11-04' }
const site = 'current: fall-2027\narchive: [may-2025, fall-2025]\n'

it('lists the elections of the site, newest first, each with its date as its address', () => {
  const elections = listSiteElections(createProject(site, dates))
  expect(elections).toEqual([
    { name: 'fall-2027', date: '2027-11-02', path: '/2027-11-02', isCurrent: true },
    { name: 'fall-2025', date: '2025-11-04', path: '/2025-11-04', isCurrent: false },
    { name: 'may-2025', date: '2025-05-06', path: '/2025-05-06', isCurrent: false },
  ])
  expect(listSiteElections(createProject(site, dates), 'may-2025')).toEqual(elections)
})

it('lists none for an election that is alone, or is not of the site', () => {
  expect(listSiteElections(createProject('current: fall-2027\n', dates))).toEqual([])
  expect(listSiteElections(createProject(undefined, { only: '2027-11-02' }))).toEqual([])
  expect(listSiteElections(createProject(site, { ...dates, other: '2023-11-07' }), 'other')).toEqual([])
})

it('reads the file beside a sample', () => {
  const files = createProject(site, dates, 'data/fixtures')
  expect(listSiteElections(files, 'fixtures/fall-2027').map(({ name }) => name)).toEqual([
    'fixtures/fall-2027',
    'fixtures/fall-2025',
    'fixtures/may-2025',
  ])
})

it.each([
  ['a missing folder', '[fall-2025, nowhere]', 'line 3, archive, item 2', 'election “nowhere” of the archive does not'],
  ['a folder elsewhere', '[../data/fall-2025]', 'line 3, archive, item 1', '“../data/fall-2025”'],
  ['the current election', '[fall-2027]', 'line 3, archive, item 1', '“fall-2027” is in the site twice'],
  ['an election twice', '[may-2025, may-2025]', 'line 3, archive, item 2', '“may-2025” is in the site twice'],
  ['an election of the same day', '[spring]', 'line 3, archive, item 1', '“fall-2027” and “spring” are both on'],
])('reports an archive with %s, and its line', (_name, archive, place, part) => {
  const files = createProject(`# Ours.\ncurrent: fall-2027\narchive: ${archive}\n`, { ...dates, spring: '2027-11-02' })
  expect(() => listSiteElections(files)).toThrow(`data/site.yaml, ${place}`)
  expect(() => listSiteElections(files)).toThrow(part)
})

it('reads a date in any form of YAML', () => {
  const files = createProject(site, { ...dates, 'may-2025': '"2025-05-06" # A Tuesday.' })
  expect(listSiteElections(files).at(-1)).toMatchObject({ date: '2025-05-06' })
})

it('reports an election without a date, and one with a day that does not exist', () => {
  for (const date of ['in May', '2025-02-30']) {
    const files = createProject(site, { ...dates, 'may-2025': date })
    expect(() => listSiteElections(files)).toThrow('data/may-2025/election.yaml, line 1, date')
  }
})
