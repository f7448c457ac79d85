/** @jest-environment node */
import { aCandidate, aGuide, aPosition, aRace, aStance } from '@/guide/testing/factories'
import { createWriter } from '@/guide/testing/createWriter'
import type { Guide } from '@/guide/fields/published'
import { buildTopicPage, getTopicPath, listTopicRacePages, summarizeTopics } from './topics'

const parks = { id: 'parks', name: 'Parks' }
const roads = { id: 'roads', name: 'Roads', races: ['mayor'] }
const pools = { id: 'pools', name: 'Pools', races: ['cityCouncil'] }
const inMayor = { race: 'mayor', candidacies: [{ race: 'mayor', position: 'Candidate' }] }
const guide = aGuide({
  topics: [parks, roads, pools],
  groups: [{ id: 'ward-1', name: 'Ward 1' }],
  races: [aRace, { ...aRace, id: 'mayor', name: 'Mayor', group: 'ward-1' }, { ...aRace, id: 'clerk', name: 'Clerk' }],
  candidates: [
    aCandidate({ id: 'ann', sortName: 'Ann', stances: [aStance(1, { topics: ['parks'] })], positions: [aPosition] }),
    aCandidate({ id: 'bob', sortName: 'Bob', stances: [] }),
    aCandidate({ id: 'cy', sortName: 'Cy', stances: [aStance(1, { topics: ['roads'] })], ...inMayor }),
  ],
})

const readCounts = (from: Guide) =>
  summarizeTopics(from).map(({ topic, counts }) => [
    topic.id,
    ...counts.map(({ race, speakers, candidates }) => [race, speakers, candidates]),
  ])

it('counts who spoke about each topic in each of its races that has candidates', () => {
  expect(readCounts(guide)).toEqual([
    ['parks', ['City Council', 1, 2], ['Mayor, Ward 1', 0, 1]],
    ['roads', ['Mayor, Ward 1', 1, 1]],
    ['pools', ['City Council', 0, 2]],
  ])
})

it('adds the counts up in a guide with many races', () => {
  const races = [...guide.races, ...['a', 'b', 'c'].map((id) => ({ ...aRace, id }))]
  expect(readCounts({ ...guide, races })).toEqual([
    ['parks', [undefined, 1, 3]],
    ['roads', [undefined, 1, 1]],
    ['pools', [undefined, 0, 2]],
  ])
})

it('lists everyone in the races of a topic, with all statements', () => {
  const { races } = buildTopicPage(guide, parks)
  expect(
    races.map(({ race, list }) => [
      race,
      ...list.map(({ candidate, statements }) => [candidate.id, ...statements.map(({ text }) => text)]),
    ]),
  ).toEqual([
    ['City Council', ['ann', 'Text 1.', aPosition.text], ['bob']],
    ['Mayor, Ward 1', ['cy']],
  ])
})

describe('a topic with more statements than fit on one page', () => {
  const write = createWriter()
  const said = (topics: readonly string[], length: number) =>
    guide.candidates.map((candidate) => ({
      ...candidate,
      stances: [aStance(1, { topics: [...topics], text: write(length) })],
      positions: [],
    }))
  const long = { ...guide, candidates: said(['parks', 'roads'], 20_000) }

  it('has a page for each of its races that has candidates', () => {
    expect(buildTopicPage(long, parks).isSplit).toBe(true)
    expect(listTopicRacePages(long)).toEqual([
      { topic: 'parks', race: 'cityCouncil' },
      { topic: 'parks', race: 'mayor' },
    ])
    expect(getTopicPath(long, parks, 'mayor')).toBe('/topics/parks/mayor/')
    const council = buildTopicPage(long, parks, aRace)
    expect([council.isSplit, council.onlyRace, council.races.map(({ id, list }) => [id, list.length])]).toEqual([
      false,
      'City Council',
      [['cityCouncil', 2]],
    ])
  })

  it('keeps its page if it has one race', () => {
    expect(buildTopicPage(long, roads).isSplit).toBe(false)
    expect(getTopicPath(long, roads, 'mayor')).toBe('/topics/roads/#race-mayor')
  })

  it('has one page if they fit', () => {
    const short = { ...guide, candidates: said(['parks'], 2000) }
    expect(buildTopicPage(short, parks).isSplit).toBe(false)
    expect(listTopicRacePages(short)).toEqual([])
  })
})

it('finds the adjacent topics', () => {
  expect(buildTopicPage(guide, roads)).toMatchObject({ previous: parks, next: pools })
  expect(buildTopicPage(guide, parks).previous).toBeUndefined()
})
