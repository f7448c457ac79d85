/** @jest-environment node */
import { aCandidate, aGuide, aPosition, aRace, aSource, aStance } from './fixtures/factories'
import type { Guide } from './schema/published'
import { buildTopicPage, summarizeTopics } from './topics'

const parks = { id: 'parks', name: 'Parks' }
const roads = { id: 'roads', name: 'Roads', races: ['mayor'] }
const pools = { id: 'pools', name: 'Pools', races: ['cityCouncil'] }
const inMayor = { race: 'mayor', candidacies: [{ race: 'mayor', position: 'Candidate' }] }
const guide = aGuide({
  topics: [parks, roads, pools],
  races: [aRace, { ...aRace, id: 'mayor', name: 'Mayor' }, { ...aRace, id: 'clerk', name: 'Clerk' }],
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
    ['parks', ['City Council', 1, 2], ['Mayor', 0, 1]],
    ['roads', ['Mayor', 1, 1]],
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
    races.map(({ race, list = [] }) => [
      race,
      ...list.map(({ candidate, statements }) => [candidate.id, ...statements.map(({ text }) => text)]),
    ]),
  ).toEqual([
    ['City Council', ['ann', 'Text 1.', aPosition.text], ['bob']],
    ['Mayor', ['cy']],
  ])
})

it('cuts the statements of all races to the same length if they are long', () => {
  const stances = [aStance(1, { topics: ['parks'], text: 'Ten chars. '.repeat(250).trim() })]
  const candidates = guide.candidates.map((candidate) => ({ ...candidate, stances, positions: [] }))
  const read = (from: Guide) =>
    buildTopicPage(from, parks).races.flatMap(({ list = [] }) =>
      list.flatMap(({ statements }) => statements.map(({ text, isCut }) => [text.length, isCut])),
    )
  expect(read({ ...guide, candidates: candidates.slice(1, 2) })).toEqual([[2749, false]])
  expect(read({ ...guide, candidates })).toEqual(candidates.map(() => [395, true]))
})

it('has less text if it cites more sources, and no sources if there are too many', () => {
  const read = (sourceCount: number, distinct = sourceCount) => {
    const sources = Array.from({ length: sourceCount }, (_, index) => ({
      ...aSource,
      url: `https://${index % distinct}.example/`,
    }))
    const text = 'Ten chars. '.repeat(620).trim()
    const [ann] = guide.candidates
    const candidates = [{ ...ann!, stances: [aStance(1, { topics: ['parks'], text, sources })], positions: [] }]
    const { citesSources, races } = buildTopicPage({ ...guide, candidates }, parks)
    return [citesSources, races[0]?.list?.[0]?.statements[0]?.isCut]
  }
  expect(read(8)).toEqual([true, false])
  expect(read(20)).toEqual([true, true])
  expect(read(90)).toEqual([false, false])
  expect(read(90, 8)).toEqual([true, false])
})

it('has less text if it lists more candidates', () => {
  const position = { ...aPosition, text: 'Ten chars. '.repeat(620).trim() }
  const crowd = Array.from({ length: 30 }, (_, index) => aCandidate({ id: `p${index}`, stances: [] }))
  const read = (count: number) => {
    const candidates = [aCandidate({ stances: [], positions: [position] }), ...crowd.slice(0, count)]
    return buildTopicPage({ ...guide, candidates }, parks).races[0]?.list?.find(
      ({ statements }) => statements.length > 0,
    )?.statements[0]?.isCut
  }
  expect(read(0)).toBe(false)
  expect(read(29)).toBe(true)
})

it('lists nobody if a topic has too many candidates', () => {
  const crowd = Array.from({ length: 31 }, (_, index) => aCandidate({ id: `p${index}` }))
  const read = (count: number) =>
    buildTopicPage({ ...guide, candidates: crowd.slice(0, count) }, parks).races.map(({ list }) => list?.length)
  expect(read(30)).toEqual([30])
  expect(read(31)).toEqual([undefined])
})

it('finds the adjacent topics', () => {
  expect(buildTopicPage(guide, roads)).toMatchObject({ previous: parks, next: pools })
  expect(buildTopicPage(guide, parks).previous).toBeUndefined()
})
