import { createWriter } from '@/guide/testing/createWriter'
import { aCandidate, aGuide, aPosition, aRace, aStance } from '@/guide/testing/factories'
import { findOthersOnTopics, findProfileSections } from './candidateFacts'
import type { Candidate } from '@/guide/fields/published'

const races = ['a', 'b', 'c', 'd'].map((id) => ({ ...aRace, id }))

function aCandidateIn(raceIds: readonly string[], fields: Partial<Candidate> = {}) {
  const candidacies = raceIds.map((race) => ({ race, position: 'Candidate' }))
  return aCandidate({ id: raceIds.join('-'), race: raceIds[0], candidacies, experience: undefined, ...fields })
}

it('has the sections that somebody fills for everyone in a race, and in races connected by somebody who runs in both', () => {
  const candidates = [
    aCandidateIn(['a']),
    aCandidateIn(['a', 'b']),
    aCandidateIn(['b', 'c']),
    aCandidateIn(['c'], { experience: 'Nurse.', positions: [aPosition], noStances: { reason: 'declined' } }),
    aCandidateIn(['d']),
  ].map((candidate) => ({ ...candidate, stances: [] }))
  const topics = [{ id: 'parks', name: 'Parks', races: ['a', 'b', 'c', 'd'] }]
  const guide = aGuide({ races, candidates, topics })
  const sections = candidates.map((candidate) => Object.values(findProfileSections(guide, candidate)))
  const all = [true, true, true]
  expect(sections).toEqual([all, all, all, all, [false, false, false]])
})

it('what others said is left to the comparison, for every topic, if it is too much for this page', () => {
  const write = createWriter()
  const topics = [
    { id: 'parks', name: 'Parks' },
    { id: 'pools', name: 'Pools', races: ['a'] },
  ]
  const stance = aStance(1, { topics: ['pools', 'parks'] })
  const ann = aCandidateIn(['a', 'b'], { stances: [stance] })
  const speak = (id: string, raceIds: readonly string[], length: number) =>
    aCandidateIn(raceIds, { id, positions: [{ ...aPosition, text: write(length) }] })
  const read = (length: number) => {
    const candidates = [ann, speak('bob', ['a'], length), speak('cleo', ['b'], length)]
    return findOthersOnTopics(aGuide({ topics, races, candidates }), ann, stance).map(({ topic, others }) => [
      topic.id,
      others?.length,
    ])
  }
  expect(read(2000)).toEqual([
    ['parks', 2],
    ['pools', 1],
  ])
  expect(read(30_000)).toEqual([
    ['parks', undefined],
    ['pools', undefined],
  ])
})
