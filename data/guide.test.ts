/** @jest-environment node */
import {
  byBallotOrder,
  candidatesOf,
  lastUpdated,
  adjacent,
  openData,
  describeOrder,
  runningCount,
  sourcesOf,
} from './guide'
import { loadGuide } from './load/load'
import { aCandidate, aSource, aStance, anElection, anUnlinkedSource } from './fixtures/factories'

const medford = loadGuide(process.cwd())

it('holds 12, 7 and 2 candidates for the three races of Medford', () => {
  expect(medford.races.map(({ id }) => [id, candidatesOf(medford, id).length])).toEqual([
    ['cityCouncil', 12],
    ['schoolCommittee', 7],
    ['mayor', 2],
  ])
})

it('sorts by surname, so that a surname of two words stands where its owner wants', () => {
  const sortNames = ['Tringali, Melanie', 'de Winton, Max', 'Dewey, Ann', 'Torres Roth, Jaclyn', 'Ávila, José']
  const sorted = sortNames.map((sortName) => aCandidate({ sortName })).toSorted(byBallotOrder)
  expect(sorted.map(({ sortName }) => sortName)).toEqual([
    'Ávila, José',
    'de Winton, Max',
    'Dewey, Ann',
    'Torres Roth, Jaclyn',
    'Tringali, Melanie',
  ])
})

it('does not sort by incumbency, result or completeness', () => {
  const strong = aCandidate({ sortName: 'Zola, A', incumbent: true, result: 'Elected' })
  const thin = aCandidate({ sortName: 'Adams, B', stances: [] })
  expect([strong, thin].toSorted(byBallotOrder)).toEqual([thin, strong])
})

it('states the rule of order that it follows', () => {
  expect(describeOrder([aCandidate()])).toMatch(/by surname/)
  expect(describeOrder([aCandidate({ ballotOrder: 1 })])).toMatch(/official ballot/)
})

it('does not count a candidate who withdrew as running', () => {
  const withdrawn = { date: '2023-10-01', sources: [aSource] }
  expect(runningCount([aCandidate(), aCandidate({ withdrawn })])).toBe(1)
})

it('finds what stands before and after, and nothing beyond the ends', () => {
  expect(adjacent(['a', 'b', 'c'], 'b')).toEqual({ previous: 'a', next: 'c' })
  expect(adjacent(['a', 'b', 'c'], 'a').previous).toBeUndefined()
  expect(adjacent(['a', 'b', 'c'], 'c').next).toBeUndefined()
})

it('names each source of a profile once, those of the party and the stances included', () => {
  const stances = [aStance(1, { sources: [aSource, anUnlinkedSource] })]
  const partySource = { ...aSource, id: 'questionnaire' }
  const sources = sourcesOf(aCandidate({ stances, partySource }))
  expect(sources.map(({ id }) => id)).toEqual(['interview', 'questionnaire', 'minutes'])
})

it('is as fresh as its freshest file', () => {
  expect(lastUpdated({ election: anElection, races: [], candidates: [aCandidate({ updated: '2023-11-02' })] })).toBe(
    '2023-11-02',
  )
})

describe('the open data', () => {
  it('holds the 21 candidates of Medford with exactly the eight published fields', () => {
    const candidates = openData(medford)
    expect(candidates).toHaveLength(21)
    for (const candidate of candidates)
      expect(Object.keys(candidate)).toEqual([
        'id',
        'src',
        'name',
        'position',
        'party',
        'experience',
        'keyStances',
        'stanceInfo',
      ])
  })

  it('keeps titles and texts of stances in step', () => {
    const [candidate] = openData({ election: anElection, races: [], candidates: [aCandidate()] })
    expect(candidate?.keyStances).toEqual(['Title 1', 'Title 2'])
    expect(candidate?.stanceInfo).toEqual(['Text 1.', 'Text 2.'])
  })

  it('leaves out a candidate who withdrew', () => {
    const withdrawn = { date: '2023-10-01', sources: [aSource] }
    expect(openData({ election: anElection, races: [], candidates: [aCandidate({ withdrawn })] })).toEqual([])
  })
})
