import { aCandidate, aGuide, anElection, aQuestion, aRace, aSource } from '@/guide/testing/factories'
import { buildBallotRaces, describeOrderAndParties, describeParties } from './ballotRaces'
import { countElection } from '@/guide/ask/pages/landing'
import { nameRecounts } from '@/guide/ask/pages/results'
import { findOpenSeats } from './results'
import type { Candidate, Guide, Race, Results } from '@/guide/fields/published'

const sources = [aSource]
const council = { ...aRace, voteFor: 2 }
const mayor = { ...aRace, id: 'mayor', name: 'Mayor', voteFor: 1 }

function person(id: string, candidacies: readonly Partial<Candidate>[] = [{}]): Candidate {
  const all = candidacies.map((fields) => ({ race: council.id, position: '', ...fields }))
  return aCandidate({ id, sortName: id, ...all[0], candidacies: all })
}

function build(fields: Partial<Guide>, results?: Partial<Results>): Guide {
  return aGuide({
    races: [council, mayor],
    election: { ...anElection, results: results && { winners: {}, sources, ...results } },
    ...fields,
  })
}

describe('countElection', () => {
  it('counts people once, without those who withdrew from every race', () => {
    const withdrawn = { sources }
    const candidates = [
      person('a', [{}, { race: 'mayor' }]),
      person('b', [{ withdrawn }]),
      person('c', [{ withdrawn }, { race: 'mayor' }]),
    ]
    expect(countElection(build({ candidates }))).toEqual({ people: 2, seats: 3 })
  })

  it('does not count canceled races', () => {
    const canceled = { ...mayor, noVote: { reason: 'canceled', sources } } as const
    const candidates = [person('a'), person('b', [{ race: 'mayor' }])]
    expect(countElection(build({ races: [council, canceled], candidates }))).toEqual({ people: 1, seats: 2 })
  })

  it('does not count the seats if they are not known for every race', () => {
    expect(countElection(build({ races: [council, { ...mayor, voteFor: undefined }] })).seats).toBeUndefined()
  })

  it('counts winners once, whether or not they are candidates, and undecided seats', () => {
    const candidates = [
      person('a', [{ result: 'elected' }, { race: 'mayor', result: 'acclaimed' }]),
      person('b', [{ result: 'not elected' }]),
    ]
    const results = {
      winners: { cityCouncil: ['a'] },
      writeInWinners: { cityCouncil: ['Sunny Wells'], mayor: ['Sunny Wells'] },
    }
    const counts = { advancing: 0, races: 2, reported: 2, undecidedPlaces: 0 }
    const before = { ...counts, elected: 2, writeIns: 1, undecidedSeats: 0 }
    expect(countElection(build({ candidates }, results)).outcome).toEqual(before)
    const open = { cityCouncil: { reason: 'undecided', sources }, mayor: { reason: 'vacant', sources } } as const
    const vacant = { ...counts, elected: 0, writeIns: 0, undecidedSeats: 2 }
    expect(countElection(build({ candidates: [] }, { open })).outcome).toEqual(vacant)
  })

  it('counts those who move on, and no seats where nobody is elected', () => {
    const primary = { ...mayor, advance: { count: 2, date: '2017-12-05' } }
    const candidates = [person('a', [{ result: 'advanced', race: 'mayor' }]), person('b', [{ race: 'mayor' }])]
    const open = { mayor: { reason: 'undecided', sources } } as const
    const guide = build({ races: [primary], candidates }, { advancing: { mayor: ['a'] }, open })
    expect(countElection(guide)).toMatchObject({
      seats: undefined,
      outcome: { elected: 0, advancing: 1, undecidedSeats: 0, undecidedPlaces: 1 },
    })
    const runoff = { ...primary, advance: { ...primary.advance, condition: 'If nobody has more than half.' } }
    expect(countElection(build({ races: [runoff], candidates })).seats).toBe(1)
  })
})

describe('findOpenSeats', () => {
  const seats = (race: Race, results: Partial<Results>) => findOpenSeats(race, { winners: {}, sources, ...results })

  it('are the seats without a winner', () => {
    const open = { cityCouncil: { reason: 'vacant', sources } } as const
    expect(seats({ ...council, seats: 4 }, { open, winners: { cityCouncil: ['a'] } })?.seats).toBe(3)
    expect(seats(council, { open, writeInWinners: { cityCouncil: ['Sunny Wells'] } })?.seats).toBe(1)
  })

  it('are as many as the results state', () => {
    const open = { cityCouncil: { reason: 'undecided', seats: 1, sources } } as const
    expect(seats(council, { open })).toMatchObject({ reason: 'undecided', seats: 1 })
  })
})

describe('buildBallotRaces', () => {
  it('counts who runs and who was elected in each race', () => {
    const candidates = [
      person('a', [{ result: 'elected' }]),
      person('b', [{ result: 'not elected' }]),
      person('c', [{ result: 'not elected', withdrawn: { sources } }]),
    ]
    const results = { winners: { cityCouncil: ['a'] }, writeInWinners: { cityCouncil: ['Sunny Wells'] } }
    const [first, second] = buildBallotRaces(build({ candidates }, results))
    expect(first).toMatchObject({
      path: '/candidates/#cityCouncil',
      runningCount: 2,
      hasResults: true,
      electedCount: 2,
      writeInWinners: ['Sunny Wells'],
    })
    expect(first?.candidates.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(second).toMatchObject({ runningCount: 0, hasResults: true, pending: 'not reported', electedCount: 0 })
  })

  it('states the order of the candidates in each race if it differs', () => {
    const candidates = [
      ...['a', 'b'].map((id) => person(id)),
      ...['c', 'd'].map((id, index) => person(id, [{ race: 'mayor', ballotOrder: index + 1 }])),
    ]
    expect(buildBallotRaces(build({ candidates })).map(({ order }) => order)).toEqual([
      'Candidates are listed by surname, A to Z.',
      'Candidates are listed in the order of the official ballot.',
    ])
    expect(describeOrderAndParties(build({ candidates }))).toBe('This election is nonpartisan.')
    const same = candidates.slice(0, 2)
    expect(buildBallotRaces(build({ candidates: same })).map(({ order }) => order)).toEqual([undefined, undefined])
    expect(describeOrderAndParties(build({ candidates: same }))).toBe(
      'Candidates are listed by surname, A to Z. This election is nonpartisan.',
    )
  })
})

it('states that the ballot names no parties only if that is so', () => {
  const guide = build({})
  expect(describeParties(guide)).toBe('This election is nonpartisan.')
  expect(describeParties({ ...guide, races: [council, { ...mayor, partisan: true }] })).toBe(
    'This election is nonpartisan, except in some races.',
  )
  expect(describeParties({ ...guide, election: { ...anElection, nonpartisan: false } })).toBeUndefined()
  expect(describeOrderAndParties({ ...guide, election: { ...anElection, nonpartisan: false } })).toBe('')
})

describe('recounts', () => {
  const recounts = [
    { race: 'mayor', date: '2017-12-09', text: 'One.', sources },
    { race: 'mayor', text: 'Two.', sources },
    { race: 'question-1', date: '2017-12-10', text: 'Three.', sources },
  ]
  const guide = build({ questions: [{ ...aQuestion, number: '1' }] }, { recounts })

  it('have the names of their contests, and an explanation unless the ballot has it', () => {
    expect(nameRecounts(guide)).toEqual([
      { contest: 'Mayor', date: '2017-12-09', text: undefined },
      { contest: 'Mayor', date: undefined, text: 'Two.' },
      { contest: 'Question 1: A new library', date: '2017-12-10', text: 'Three.' },
    ])
    expect(nameRecounts(build({}))).toEqual([])
  })

  it('have an explanation if the ballot has groups instead of races', () => {
    const races = [mayor, ...['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...mayor, id }))]
    expect(nameRecounts({ ...guide, races })[0]?.text).toBe('One.')
  })

  it('are part of the races', () => {
    expect(buildBallotRaces(guide).map((race) => race.recounts)).toEqual([[], ['One.', 'Two.']])
  })
})
