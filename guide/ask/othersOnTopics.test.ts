/** @jest-environment node */
import { aCandidate, aGuide, aPosition, aRace, aStance } from '@/guide/testing/factories'
import { createWriter } from '@/guide/testing/createWriter'
import { findOthersOnTopics } from './candidateFacts'
import type { Candidate } from '@/guide/fields/published'

const topics = [
  { id: 'parks', name: 'Parks' },
  { id: 'pools', name: 'Pools', races: ['cityCouncil'] },
]
const races = [aRace, { ...aRace, id: 'mayor', name: 'Mayor' }]
const stance = aStance(1, { topics: ['pools', 'parks'] })
const ann = inRaces('ann', ['cityCouncil', 'mayor'], { stances: [stance] })

function inRaces(id: string, raceIds: readonly string[], fields: Partial<Candidate> = {}) {
  const candidacies = raceIds.map((race) => ({ race, position: 'Candidate' }))
  return aCandidate({ id, sortName: id, race: raceIds[0], candidacies, ...fields })
}

const find = (candidates: readonly Candidate[]) =>
  findOthersOnTopics(aGuide({ topics, races, candidates: [ann, ...candidates] }), ann, stance)

it('are those in the races of the topic, each once, with stances and positions', () => {
  const others = [
    inRaces('bob', ['mayor'], { stances: [aStance(1, { topics: ['parks'] })], positions: [aPosition] }),
    inRaces('cleo', ['cityCouncil', 'mayor']),
    inRaces('dee', ['cityCouncil'], { stances: [aStance(1, { topics: ['pools'] })] }),
  ]
  const read = find(others).map(({ topic, others: found = [] }) => [
    topic.id,
    ...found.map(({ candidate, statements }) => [candidate.id, ...statements.map(({ text }) => text)]),
  ])
  expect(read).toEqual([
    ['parks', ['cleo'], ['dee'], ['bob', 'Text 1.', aPosition.text]],
    ['pools', ['cleo'], ['dee', 'Text 1.']],
  ])
})

it('are on another page, for every topic, if they are too much for this one', () => {
  const write = createWriter()
  const speak = (id: string, raceIds: readonly string[], length: number) =>
    inRaces(id, raceIds, { positions: [{ ...aPosition, text: write(length) }] })
  const read = (length: number) =>
    find([speak('bob', ['cityCouncil'], length), speak('cleo', ['mayor'], length)]).map(
      ({ topic, others, races: all }) => [topic.id, others?.length, ...all.map(({ path }) => path)],
    )
  expect(read(2000)).toEqual([
    ['parks', 2, undefined, undefined],
    ['pools', 1, undefined],
  ])
  expect(read(30_000)).toEqual([
    ['parks', undefined, '/topics/parks/cityCouncil/', '/topics/parks/mayor/'],
    ['pools', undefined, '/topics/pools/#race-cityCouncil'],
  ])
})

it('are nothing if nobody else runs', () => {
  expect(find([])).toEqual([])
})
