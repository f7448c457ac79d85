/** @jest-environment node */
import { buildCandidacyFacts, findProfileSections, findRaceRows, buildStancePage } from './candidateFacts'
import { aCandidate, aGuide, anElection, aPosition, aRace, aSource } from '@/guide/testing/factories'
import type { Candidate } from '@/guide/fields/published'

const races = ['a', 'b', 'c', 'd'].map((id) => ({ ...aRace, id }))

function aCandidateIn(raceIds: readonly string[], fields: Partial<Candidate> = {}) {
  const candidacies = raceIds.map((race) => ({ race, position: 'Candidate' }))
  return aCandidate({ id: raceIds.join('-'), race: raceIds[0], candidacies, experience: undefined, ...fields })
}

it('shows a row for everyone in a race if the fact is known for one candidate', () => {
  const unknown = aCandidate({ incumbent: undefined })
  const links = { website: 'https://bob.example/' }
  const known = { incumbent: false, result: 'elected', votes: 0, writeIn: true, links } as const
  expect(findRaceRows(aGuide({ candidates: [unknown] }), aRace.id)).toEqual({
    incumbent: false,
    website: false,
    ballot: false,
    result: false,
    votes: false,
  })
  expect(findRaceRows(aGuide({ candidates: [unknown, aCandidate({ id: 'bob', ...known })] }), aRace.id)).toEqual({
    incumbent: true,
    website: true,
    ballot: true,
    result: true,
    votes: true,
  })
})

it('shows the row of the result if the race is not decided', () => {
  const open = { cityCouncil: { reason: 'undecided', sources: [aSource] } } as const
  const election = { ...anElection, results: { winners: {}, open, sources: [aSource] } }
  expect(findRaceRows(aGuide({ election }), aRace.id).result).toBe(true)
})

it('has the same sections for everyone in a race and in races connected by somebody who runs in both', () => {
  const candidates = [
    aCandidateIn(['a']),
    aCandidateIn(['a', 'b']),
    aCandidateIn(['b', 'c']),
    aCandidateIn(['c'], { experience: 'Nurse.', links: { phone: '555-0100' }, positions: [aPosition] }),
    aCandidateIn(['d'], { links: { website: 'https://dee.example/' } }),
  ]
  const topics = [{ id: 'parks', name: 'Parks', races: ['a', 'b', 'c'] }]
  const guide = aGuide({ races, candidates, topics })
  const sections = candidates.map((candidate) => Object.values(findProfileSections(guide, candidate)))
  const all = [true, true, true]
  expect(sections).toEqual([all, all, all, all, [false, false, false]])
})

it('states whether the ballot names parties only for a race unlike the election', () => {
  const candidate = aCandidateIn(['a', 'b', 'c'])
  const [a = aRace, b = aRace, c = aRace] = races
  const guide = aGuide({ races: [{ ...a, partisan: true }, { ...b, partisan: false }, c], candidates: [candidate] })
  expect(buildCandidacyFacts(guide, candidate).map(({ namesParties }) => namesParties)).toEqual([
    true,
    undefined,
    undefined,
  ])
})

it('finds the stances and candidates before and after a stance', () => {
  const candidates = ['ann', 'bob', 'cleo'].map((id) => aCandidate({ id, sortName: id }))
  const guide = aGuide({ candidates })
  const bob = candidates[1]!
  const { adjacent, otherStances } = buildStancePage(guide, bob, bob.stances[1]!)
  expect(Object.values(adjacent).map((item) => item && ('id' in item ? item.id : item.number))).toEqual([
    1,
    undefined,
    'ann',
    'cleo',
  ])
  expect(otherStances.map(({ stance }) => stance.number)).toEqual([1])
})
