import fs, { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readProject } from '@/guide/files/readProject'
import { findElection, listElections } from '@/guide/read/site'
import { findWarnings } from '@/guide/read/warnings'
import { loadGuide } from '@/guide/read/guide'
import { readElection } from '@/guide/read/election'
import { listUnclear } from '@/guide/testing/plainMessages'
import { writeYaml } from '@/guide/write/writeYaml'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { askAndCreate } from './askAndCreate'
import { beginCandidate } from './candidate'
import { beginElection } from './election'

let root: string

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation()
  root = createTemporaryFolder()
  await createElection(root, {
    city: 'Springfield: North',
    state: 'Anystate',
    date: '2027-11-02',
    folder: 'springfield',
    'time-zone': 'America/Chicago',
    races: 'City Council: 7; Mayor: 1',
    source: 'https://city.example/candidates',
  })
})

afterEach(() => jest.restoreAllMocks())

/** Creates an election, as the command does with these options. */
const createElection = (folder: string, answers: Readonly<Record<string, string>>) =>
  askAndCreate(
    folder,
    beginElection,
    Object.entries(answers).map(([name, answer]) => `--${name}=${answer}`),
  )
const addCandidate = (...args: string[]) => askAndCreate(root, (project) => beginCandidate(project), args)

it('writes an election that loads, with its races, and asks for no candidate', () => {
  const { election, races, candidates } = loadGuide(readProject(root))
  expect(election).toMatchObject({
    city: 'Springfield: North',
    title: 'Springfield: North Elections',
    nonpartisan: true,
  })
  expect(races.map(({ id, name, voteFor, sources }) => [id, name, voteFor, sources[0]?.url])).toEqual([
    ['cityCouncil', 'City Council', 7, 'https://city.example/candidates'],
    ['mayor', 'Mayor', 1, 'https://city.example/candidates'],
  ])
  expect(candidates).toEqual([])
  const warnings = findWarnings(readElection(readProject(root)))
  expect(warnings.map(({ file, message }) => [file, message])).toContainEqual([
    'data/springfield/candidates',
    'The guide has no candidates. Add the first candidate.',
  ])
  expect(listUnclear(warnings)).toEqual([])
})

it('asks for no source, names races in any script, and finds a folder that is free', async () => {
  const answers = { city: 'Springfield', state: 'Anystate', date: '2027-11-02', races: '市长: 1; Board: 2; board: 1' }
  await createElection(root, answers)
  await createElection(root, answers)
  expect(listElections(readProject(root))).toEqual(['springfield', 'springfield-2027', 'springfield-2027-2'])
  const { races } = loadGuide(readProject(root), 'springfield-2027-2')
  expect(races.map(({ id, sources }) => [id, sources])).toEqual([
    ['race1', []],
    ['board', []],
    ['board2', []],
  ])
  const file = join('data', 'springfield-2027-2', 'sources.yaml')
  const before = readFileSync(join(root, file))
  const list = { title: 'List', publisher: 'City', url: 'https://city.example/', date: 2027 }
  expect(Buffer.from(writeYaml(before, { list }, file)).toString()).toMatch(/\nlist:\n  title: List\n/)
})

it('writes files that stay valid when an editor fills in every line', async () => {
  await addCandidate('--name', 'Ada "Countess" Byron', '--race', 'cityCouncil')
  expect(loadGuide(readProject(root)).candidates).toMatchObject([
    { id: 'byron', name: 'Ada "Countess" Byron', party: 'N/A' },
  ])
  for (const file of ['election.yaml', 'candidates/byron.yaml']) {
    const path = join(root, 'data', 'springfield', file)
    const text = readFileSync(path, 'utf8')
    const filledIn = text
      .replaceAll(/^(\s*)# (?=\s*(?:- )?\w+:(?: |$))/gm, '$1')
      .replaceAll(/^# (?= +(?:Two or three|Name the))/gm, '')
      .replaceAll(/^(\s+)(?:deadlines|offices): \[\]\n/gm, (line) => line.replace(' []', ''))
      // The winners would have to be candidates.
      .replace(/^results:\n(?:  .*\n)+/m, '')
    writeFileSync(path, filledIn)
  }
  const { election, questions, candidates } = loadGuide(readProject(root))
  expect(election).toMatchObject({
    publisher: { name: 'Library Friends' },
    when: { hours: { opens: '07:00' }, deadlines: [{ label: 'Last day to register to vote' }] },
    where: { offices: [{ name: 'City Clerk' }] },
  })
  expect(questions).toHaveLength(1)
  expect(candidates[0]).toMatchObject({ party: 'Democrat', stances: [{ how: 'interview' }], incumbent: false })
})

it('adds candidates with a new and a known source, and with ids from the surname, or the name if that is taken', async () => {
  await addCandidate('--name', 'José de la Cruz', '--race', 'mayor', '--source', 'https://news.example/jose')
  for (const name of ['Ada Byron', 'Ben Byron'])
    await addCandidate('--name', name, '--race', 'mayor', '--source', 'candidates')
  const { candidates } = loadGuide(readProject(root))
  expect(candidates.map(({ id }) => id)).toEqual(['byron', 'ben-byron', 'de-la-cruz'])
  expect(candidates.at(-1)).toMatchObject({
    name: 'José de la Cruz',
    sortName: 'de la Cruz, José',
    race: 'mayor',
    sources: [{ url: 'https://news.example/jose' }],
  })
})

it('overwrites nothing', async () => {
  await addCandidate('--name', 'Ada Byron', '--race', 'mayor')
  await expect(addCandidate('--name', 'Ben Byron', '--race', 'mayor', '--id', 'byron')).rejects.toThrow(
    'Enter an id that no other candidate has.',
  )
  await expect(createElection(root, { folder: 'springfield' })).rejects.toThrow(
    'Enter the name of a folder that does not exist yet.',
  )
})

it('leaves nothing of an election that cannot be written completely', async () => {
  const { open } = fs.promises
  jest.spyOn(fs.promises, 'open').mockImplementation((path, ...args) => {
    // The second file of the save.
    if (String(path).endsWith('-1.new.tmp')) throw new Error('Full')
    return open(path, ...args)
  })
  const answers = { city: 'A', state: 'B', date: '2027-11-02', races: 'Mayor: 1' }
  await expect(createElection(root, answers)).rejects.toThrow('Full')
  expect(fs.readdirSync(join(root, 'data'))).toEqual(['springfield'])
})

it('writes nothing if an answer is invalid, or if the election has problems', async () => {
  await expect(addCandidate('--name', 'Ben Cole', '--race', 'dogCatcher')).rejects.toThrow('one of cityCouncil, mayor')
  appendFileSync(join(root, 'data', 'springfield', 'election.yaml'), 'unknown: true\n')
  await expect(addCandidate('--name', 'Ben Cole', '--race', 'mayor')).rejects.toThrow('“unknown”')
  expect(existsSync(join(root, 'data', 'springfield', 'candidates', 'cole.yaml'))).toBe(false)
})

it('keeps the election that the site shows when it creates another one, unless the answer is "new"', async () => {
  const answers = { city: 'Springfield', state: 'Anystate', races: 'Mayor: 1' }
  const readSite = () =>
    readFileSync(join(root, 'data', 'site.yaml'), 'utf8')
      .replaceAll(/^#.*\n/gm, '')
      .trim()
  await createElection(root, { ...answers, date: '2029-11-06' })
  expect(readSite()).toBe('current: springfield')
  await createElection(root, { ...answers, date: '2031-11-04', current: 'new' })
  expect(readSite()).toBe('current: springfield-2031\narchive: [springfield]')
  expect(findElection(readProject(root))).toBe('springfield-2031')
})

it('writes nothing if the archive would have two elections of one day', async () => {
  const answers = { city: 'Springfield', state: 'Anystate', date: '2027-11-02', races: 'Mayor: 1', folder: 'other' }
  const create = createElection(root, { ...answers, source: '', current: 'new' })
  await expect(create).rejects.toThrow('“other” and “springfield” are both on 2027-11-02')
  expect(['other/election.yaml', 'site.yaml'].filter((file) => existsSync(join(root, 'data', file)))).toEqual([])
})
