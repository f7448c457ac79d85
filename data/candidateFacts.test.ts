/** @jest-environment node */
import { candidacyFacts, namedPositions, profileSections, raceRows } from './candidateFacts'
import { aCandidate, aGuide, anElection, aPosition, aRace, aSource } from './fixtures/factories'
import type { Candidate } from './schema/published'

const races = ['a', 'b', 'c', 'd'].map((id) => ({ ...aRace, id }))

function aCandidateIn(raceIds: readonly string[], fields: Partial<Candidate> = {}) {
  const candidacies = raceIds.map((race) => ({ race, position: 'Candidate' }))
  return aCandidate({ id: raceIds.join('-'), race: raceIds[0], candidacies, experience: undefined, ...fields })
}

it('shows a row for everyone in a race if the fact is known for one candidate', () => {
  const unknown = aCandidate({ incumbent: undefined })
  const known = { incumbent: false, result: 'elected', votes: 0, writeIn: true } as const
  expect(raceRows(aGuide({ candidates: [unknown] }), aRace.id)).toEqual({
    incumbent: false,
    ballot: false,
    result: false,
    votes: false,
  })
  expect(raceRows(aGuide({ candidates: [unknown, aCandidate({ id: 'bob', ...known })] }), aRace.id)).toEqual({
    incumbent: true,
    ballot: true,
    result: true,
    votes: true,
  })
})

it('shows the row of the result if the race is not decided', () => {
  const open = { cityCouncil: { reason: 'undecided', sources: [aSource] } } as const
  const election = { ...anElection, results: { winners: {}, open, sources: [aSource] } }
  expect(raceRows(aGuide({ election }), aRace.id).result).toBe(true)
})

it('has the same sections for everyone in a race and in races connected by somebody who runs in both', () => {
  const candidates = [
    aCandidateIn(['a']),
    aCandidateIn(['a', 'b']),
    aCandidateIn(['b', 'c']),
    aCandidateIn(['c'], { experience: 'Nurse.', links: { phone: '555-0100' }, positions: [aPosition] }),
    aCandidateIn(['d']),
  ]
  const guide = aGuide({ races, candidates })
  const sections = candidates.map((candidate) => Object.values(profileSections(guide, candidate)))
  const all = [true, true, true]
  expect(sections).toEqual([all, all, all, all, [false, false, false]])
})

it('tells whether the ballot names parties only for a race unlike the election', () => {
  const candidate = aCandidateIn(['a', 'b', 'c'])
  const [a = aRace, b = aRace, c = aRace] = races
  const guide = aGuide({ races: [{ ...a, partisan: true }, { ...b, partisan: false }, c], candidates: [candidate] })
  expect(candidacyFacts(guide, candidate).map(({ namesParties }) => namesParties)).toEqual([true, undefined, undefined])
})

it('names the topics of positions, in the order of the topics', () => {
  const topics = [
    { id: 'roads', name: 'Roads' },
    { id: 'parks', name: 'Parks' },
  ]
  const candidate = aCandidate({ positions: [aPosition, { ...aPosition, topic: 'roads' }] })
  const names = namedPositions(aGuide({ topics }), candidate).map(({ topicName }) => topicName)
  expect(names).toEqual(['Roads', 'Parks'])
})
