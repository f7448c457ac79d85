/** @jest-environment node */
import { aCandidate, aGuide, aPosition, aStance } from '@/guide/testing/factories'
import type { Candidate } from '@/guide/fields/published'
import { addTopics, buildTopicRows } from './topicFacts'

const topics = [
  { id: 'roads', name: 'Roads', races: ['mayor'] },
  { id: 'parks', name: 'Parks' },
  { id: 'pools', name: 'Pools', races: ['cityCouncil'] },
]
const stance = aStance(1, { topics: ['pools', 'parks'] })

function inRaces(id: string, raceIds: readonly string[], fields: Partial<Candidate> = {}) {
  const candidacies = raceIds.map((race) => ({ race, position: 'Candidate' }))
  return aCandidate({ id, sortName: id, race: raceIds[0], candidacies, ...fields })
}

it('adds the topics of stances in the order of the topics', () => {
  const [first] = addTopics(aGuide({ topics }), aCandidate({ stances: [stance] }))
  expect(first?.topics.map(({ name }) => name)).toEqual(['Parks', 'Pools'])
})

it('has a row for every topic with a position, or with nothing said', () => {
  const read = (fields: Partial<Candidate>) =>
    buildTopicRows(aGuide({ topics }), inRaces('ann', ['cityCouncil'], { stances: [], ...fields })).map(
      ({ topic, position }) => [topic.id, position?.text],
    )
  const silence = [
    ['parks', undefined],
    ['pools', undefined],
  ]
  expect(read({})).toEqual(silence)
  expect(read({ stances: [aStance(1, { topics: ['pools'] })] })).toEqual([['parks', undefined]])
  expect(read({ stances: [stance] })).toEqual([])
  expect(read({ stances: [stance], positions: [aPosition] })).toEqual([['parks', aPosition.text]])
})
