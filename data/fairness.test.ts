/** @jest-environment node */
import { aCandidate, aGuide, anUnlinkedSource, aPosition, aRace, aStance } from './fixtures/factories'
import { countTopics, buildFairnessTables, listRaceOrders } from './fairness'

const topics = [
  { id: 'parks', name: 'Parks' },
  { id: 'roads', name: 'Roads', races: ['cityCouncil'] },
  { id: 'schools', name: 'Schools', races: ['mayor'] },
]
const mayor = { ...aRace, id: 'mayor', name: 'Mayor' }
const ada = aCandidate({
  stances: [aStance(1, { text: 'Three words here.', topics: ['roads', 'schools'] })],
  positions: [{ ...aPosition, topic: 'roads', text: 'Two words.', sources: [anUnlinkedSource] }],
})
const bob = aCandidate({ id: 'bob', name: 'Bob', src: 'bob.jpg', stances: [], withdrawn: { sources: [] } })
const guide = aGuide({ topics, races: [aRace, mayor], candidates: [ada, bob] })

it('counts statements, words, sources and topics of everyone in a race', () => {
  const [table, ...others] = buildFairnessTables(guide)
  expect(others).toEqual([])
  expect(table).toMatchObject({ title: 'City Council', path: '/candidates/#cityCouncil', topicCount: 2 })
  expect(table?.rows).toEqual([
    {
      id: 'ada-byron',
      name: 'Ada Byron',
      sortName: 'Byron, Ada',
      isWithdrawn: false,
      stances: 1,
      positions: 1,
      words: 5,
      sources: 2,
      topics: 1,
      hasPhoto: false,
    },
    expect.objectContaining({ id: 'bob', isWithdrawn: true, stances: 0, words: 0, topics: 0, hasPhoto: true }),
  ])
})

it('counts a topic once, and only if it belongs to the race', () => {
  expect(countTopics(ada, topics)).toBe(2)
  expect(countTopics(ada, topics.slice(0, 2))).toBe(1)
  expect(countTopics(bob, topics)).toBe(0)
})

it('has the order of every race', () => {
  const numbered = aCandidate({ id: 'cy', race: 'mayor', ballotOrder: 1 })
  expect(listRaceOrders({ ...guide, candidates: [ada, numbered] })).toEqual([
    { race: 'City Council', sentence: 'Candidates are listed by surname, A to Z.' },
    { race: 'Mayor', sentence: 'Candidates are listed in the order of the official ballot.' },
  ])
})
