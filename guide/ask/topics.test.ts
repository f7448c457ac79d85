/** @jest-environment node */
import { aCandidate, aGuide, aRace, aStance } from '@/guide/testing/factories'
import { createWriter } from '@/guide/testing/createWriter'
import { buildTopicPage, getTopicPath, listTopicRacePages } from './topics'

const parks = { id: 'parks', name: 'Parks' }
const roads = { id: 'roads', name: 'Roads', races: ['mayor'] }
const pools = { id: 'pools', name: 'Pools', races: ['cityCouncil'] }
const inMayor = { race: 'mayor', candidacies: [{ race: 'mayor', position: 'Candidate' }] }
const guide = aGuide({
  topics: [parks, roads, pools],
  groups: [{ id: 'ward-1', name: 'Ward 1' }],
  races: [aRace, { ...aRace, id: 'mayor', name: 'Mayor', group: 'ward-1' }, { ...aRace, id: 'clerk', name: 'Clerk' }],
  candidates: [
    aCandidate({ id: 'ann', sortName: 'Ann' }),
    aCandidate({ id: 'bob', sortName: 'Bob' }),
    aCandidate({ id: 'cy', sortName: 'Cy', ...inMayor }),
  ],
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
