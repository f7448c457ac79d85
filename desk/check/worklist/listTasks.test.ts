import type { Copy } from '@/guide/testing/fixtures'
import { listEdited as list, readGuide } from '../testing/tasks'
import { countGaps } from '@/guide/ask/pages/about'
import { listCandidates } from '@/guide/ask/candidates'
import { formatRaceTitle, listRaces } from '@/guide/ask/races'
import type { Guide } from '@/guide/fields/published'
import { listTasks } from './listTasks'
import { taskKinds } from './task'

const summarize = (tasks: ReturnType<typeof listTasks>) => tasks.map(({ candidate, what }) => `${candidate}: ${what}`)

it('lists tasks by race, candidate and kind', () => {
  for (const election of ['fixtures/region', 'fixtures/showcase']) {
    const { guide, files } = readGuide(process.cwd(), election)
    const tasks = listTasks(guide, files).filter(({ kind }) => kind !== 'election')
    expect(tasks.length).toBeGreaterThan(10)
    const order = listRaces(guide).flatMap((race) =>
      listCandidates(guide, race.id).flatMap(({ name }) =>
        taskKinds.map((kind) => [formatRaceTitle(guide, race), name, kind].join()),
      ),
    )
    const places = tasks.map(({ race, candidate, kind }) => order.indexOf([race, candidate, kind].join()))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(listTasks(guide, files).slice(-tasks.length)).toEqual(tasks)
  }
})

it('agrees with the gaps on the page about the guide', () => {
  for (const election of ['fixtures/showcase', 'fixtures/region', 'fixtures/anytown']) {
    const { guide, files } = readGuide(process.cwd(), election)
    const tasks = listTasks(withoutWithdrawn(guide), files)
    const gaps = countGaps(withoutWithdrawn(guide))
    const count = (kind: string, pattern: RegExp) =>
      tasks.filter((task) => task.kind === kind && pattern.test(task.what)).length
    expect(count('statements', /^(?:No|Only \d+) statement/)).toBe(gaps.withFewStatements)
    expect(count('statements', /^No (?:key stance|statement)$/)).toBe(gaps.withoutStance)
    expect(count('old statements', /^/)).toBe(gaps.withOldStatementsOnly)
  }
})

function withoutWithdrawn(guide: Guide): Guide {
  return {
    ...guide,
    candidates: guide.candidates.filter(({ candidacies }) => candidacies.some((each) => !each.withdrawn)),
  }
}

it('asks the same about every candidate', () => {
  const same = `name: NAME\nsortName: NAME\nrace: mayor\nsources: [notice]\nupdated: 2017-10-21\n`
  const tasks = list((copy) => {
    for (const id of ['cy', 'dee']) copy.write(`candidates/${id}.yaml`, same.replaceAll('NAME', id))
  })
  const of = (name: string) => tasks.filter(({ candidate }) => candidate === name).map(({ what, why }) => [what, why])
  expect(of('cy')).toEqual(of('dee'))
  expect(of('cy').length).toBeGreaterThan(2)
})

const topics = 'topics: [{id: parks, name: Parks}, {id: roads, name: Roads}, {id: taxes, name: Taxes}]\nraces:'

it('lists a candidate without statements once, with the reason, and not each topic', () => {
  const edit = (noStances: string) => (copy: Copy) => {
    copy.replace('election.yaml', 'races:', topics)
    copy.replace('candidates/cy.yaml', 'text: >-', 'topics: [taxes]\n    text: >-')
    const dee = 'name: Dee\nsortName: Dee\nrace: mayor\nsources: [notice]\nupdated: 2017-10-21\n'
    copy.write('candidates/dee.yaml', dee + noStances)
  }
  const find = (noStances: string) =>
    list(edit(noStances)).filter(({ kind, candidate }) => candidate === 'Dee' && /statements|topic/.test(kind))
  expect(find('')).toMatchObject([{ what: 'No statement', why: 'The page gives no reason.' }])
  expect(find('stances: []\nnoStances: {reason: not asked}\n')).toMatchObject([
    {
      why: 'The page gives the reason "not asked". The day of the last check is not known.',
      todo: 'Ask the candidate the same questions as the others.',
    },
  ])
  expect(find('stances: []\nnoStances: {reason: none found, asOf: 2017-10-20}\n')).toMatchObject([
    { why: 'The page gives the reason "none found". Last checked on 2017-10-20.' },
  ])
})

it('lists the topics that others in the race cover', () => {
  const tasks = list((copy) => {
    copy.replace('election.yaml', 'races:', topics)
    copy.replace('candidates/ada.yaml', 'date: 2017\n', 'date: 2017\n    topics: [parks, roads]\n')
    copy.replace('candidates/bob.yaml', 'text: >-', 'topics: [roads]\n    text: >-')
    copy.replace('candidates/cy.yaml', 'text: >-', 'topics: [taxes]\n    text: >-')
  }).filter(({ kind }) => kind === 'topic')
  expect(tasks).toMatchObject([
    { candidate: 'Bob Cole', what: 'Nothing on Parks', topic: 'Parks', why: '1 of 1 other has a statement on it.' },
    { candidate: 'Dee Eaton', what: 'Nothing on Taxes', topic: 'Taxes' },
  ])
})

it('lists old and undated statements', () => {
  const tasks = list((copy) => {
    copy.replace('candidates/ada.yaml', 'date: 2017\n', 'date: 2014-03\n')
    copy.replace('candidates/bob.yaml', /date: .*\n/, 'how: debate\n')
  })
  expect(tasks).toContainEqual(
    expect.objectContaining({ candidate: 'Ada Byron', kind: 'old statements', why: 'The newest is from 2015.' }),
  )
  expect(tasks.filter(({ kind }) => kind === 'dates')).toMatchObject([
    { candidate: 'Bob Cole', what: '1 statement without a date' },
  ])
})

it('lists statements that rest on one source, or on the own pages of the candidate only', () => {
  const sourcesOf = (edit: (copy: Copy) => void) =>
    summarize(list(edit).filter(({ kind, what }) => kind === 'sources' && !what.startsWith('Experience')))
  expect(sourcesOf(() => {})).not.toContain('Ada Byron: One source for all statements')
  const one = (copy: Copy) => copy.replace('candidates/ada.yaml', '      - minutes\n', '')
  expect(sourcesOf(one)).toContain('Ada Byron: One source for all statements')
  const own = (website: string, address: string) => (copy: Copy) => {
    one(copy)
    copy.replace('candidates/ada.yaml', 'party: N/A', `party: N/A\nlinks: {website: "${website}"}`)
    copy.replace('sources.yaml', /(interview:[^]*?url: )\S+/, `$1${address}`)
  }
  const found = "Ada Byron: Only the candidate's own pages as sources"
  expect(sourcesOf(own('https://ada.example/', 'https://www.ada.example/issues'))).toContain(found)
  expect(sourcesOf(own('https://sites.example/ada', 'https://sites.example/ada/issues'))).toContain(found)
  expect(sourcesOf(own('https://sites.example/ada', 'https://sites.example/adam'))).not.toContain(found)
  expect(sourcesOf(own('https://ada.example/', 'https://radio.example/'))).not.toContain(found)
})

it('lists a party only if the ballot names parties', () => {
  const of = (tasks: ReturnType<typeof listTasks>) => tasks.filter(({ kind }) => kind === 'party')
  expect(of(list())).toEqual([])
  const partisan = list((copy) => copy.replace('election.yaml', 'nonpartisan: true', 'nonpartisan: false'))
  expect(of(partisan).map(({ candidate }) => candidate)).toContain('Ada Byron')
})

it('lists a website and the seat held if they are known of others', () => {
  const tasks = list((copy) => {
    copy.replace('candidates/ada.yaml', 'party: N/A', 'party: N/A\nlinks: {website: "https://ada.example/"}')
    copy.replace('candidates/bob.yaml', /incumbent: .*\n/, '')
  })
  const of = (kind: string) => summarize(tasks.filter((task) => task.kind === kind))
  expect(of('website')).toEqual(['Bob Cole: No website'])
  expect(of('incumbent')).toEqual(['Bob Cole: Incumbent for City Council or not'])
  expect(tasks.find(({ candidate }) => candidate === 'Ada Byron')?.address).toBe('https://ada.example/')
})

it('lists a missing photograph, or a missing permission', () => {
  const photo = (fields: string) => (copy: Copy) => {
    copy.write('/public/img/ada.jpg', 'image')
    copy.replace('candidates/ada.yaml', 'party: N/A', `party: N/A\nsrc: ada.jpg\n${fields}`)
  }
  const of = (edit?: (copy: Copy) => void) =>
    list(edit)
      .filter(({ kind, race }) => kind === 'photograph' && race === 'City Council')
      .map(({ candidate, what, why }) => `${candidate}: ${what}. ${why}`)
  expect(of()).toEqual([
    'Ada Byron: No photograph. Nobody else in the race has one.',
    'Bob Cole: No photograph. Nobody else in the race has one.',
  ])
  const bob = 'Bob Cole: No photograph. 1 of 1 other has one.'
  expect(of(photo(''))).toEqual(['Ada Byron: Photograph without a permission. undefined', bob])
  expect(of(photo('photoPermission: Email of July 1'))).toEqual([bob])
})

it('lists much longer and shorter text, as the check warns', () => {
  const long = list((copy) => copy.replace('candidates/ada.yaml', 'Wanted wider', `Wanted ${'very '.repeat(60)}wide`))
  expect(long.filter(({ kind }) => kind === 'length').map(({ candidate }) => candidate)).toContain('Ada Byron')
})

it('skips candidates who have withdrawn, and compares with nobody who has', () => {
  const tasks = list((copy) =>
    copy.replace('candidates/bob.yaml', 'race: cityCouncil', 'race: cityCouncil\nwithdrawn: {sources: [notice]}'),
  )
  expect(tasks.filter(({ candidate }) => candidate === 'Bob Cole')).toEqual([])
  expect(tasks.find(({ candidate, kind }) => candidate === 'Ada Byron' && kind === 'photograph')?.why).toBe(
    'Nobody else is in the race.',
  )
})

it('lists the tasks of somebody in several races once', () => {
  const tasks = list(undefined, 'region').filter(({ candidate }) => candidate === 'Ngozi Oduya')
  expect(tasks.filter(({ kind }) => kind === 'photograph')).toHaveLength(1)
  expect(new Set(tasks.map(({ kind, what }) => kind + what)).size).toBe(tasks.length)
  expect(new Set(tasks.map(({ race }) => race)).size).toBe(2)
})

it('lists whom to remind of a questionnaire until the election is over', () => {
  const { guide, files } = readGuide(process.cwd(), 'fixtures/region')
  const before = { ...guide, election: { ...guide.election, results: undefined } }
  const remind = (each: Guide, today: string) =>
    listTasks(each, files, undefined, today)
      .filter(({ kind }) => kind === 'questionnaire')
      .map(({ candidateId, what, why, file, field }) => [candidateId, what, why, file, field])
  const what = 'No reply to "Library Friends questionnaire"'
  const file = 'data/fixtures/region/questionnaires/library-friends.yaml'
  const dueIn = (day: string) => `Answers are due on 2026-09-${day}.`
  expect(remind(before, '2026-10-17')).toEqual([
    ['marsh', what, `Already reminded. ${dueIn('15')}`, file, 'statuses, marsh'],
    ['adair-ruth', what, `Asked once. ${dueIn('20')}`, file, 'statuses, adair-ruth'],
  ])
  expect(remind(before, '2026-10-18')).toEqual([])
  expect(remind(guide, '2026-10-17')).toEqual([])
})
