/** @jest-environment node */
import { aCandidate, aGuide, anElection, anUnlinkedSource, aRace, aSource, aStance } from '@/guide/testing/factories'
import { listCandidates, compareCandidates, findLastUpdate, toOpenData, listSources, findStance } from './guide'
import type { Candidate, Guide } from '@/guide/fields/published'

const withdrawn = { date: '2017-10-01', sources: [anUnlinkedSource] }

function createGuide(...candidates: Candidate[]): Guide {
  return aGuide({ races: [aRace, { ...aRace, id: 'mayor', name: 'Mayor' }], candidates })
}

describe('the order of candidates', () => {
  it('is by surname, including surnames of several words', () => {
    const sortNames = ['Tringali, Melanie', 'de Winton, Max', 'Dewey, Ann', 'Torres Roth, Jaclyn', 'Ávila, José']
    const sorted = sortNames.map((sortName) => aCandidate({ sortName })).toSorted(compareCandidates)
    expect(sorted.map(({ sortName }) => sortName)).toEqual([
      'Ávila, José',
      'de Winton, Max',
      'Dewey, Ann',
      'Torres Roth, Jaclyn',
      'Tringali, Melanie',
    ])
  })

  it('is by place on the ballot, lowest first, if candidates have one', () => {
    const candidates = [
      aCandidate({ ballotOrder: 10, sortName: 'Adams, B' }),
      aCandidate({ ballotOrder: 2, sortName: 'Zola, A' }),
      aCandidate({ ballotOrder: 1, sortName: 'Moss, C' }),
    ]
    expect(candidates.toSorted(compareCandidates).map(({ ballotOrder }) => ballotOrder)).toEqual([1, 2, 10])
  })

  it('ignores incumbency, result and number of stances', () => {
    const winner = aCandidate({ sortName: 'Zola, A', incumbent: true, result: 'elected' })
    const newcomer = aCandidate({ sortName: 'Adams, B', stances: [] })
    expect([winner, newcomer].toSorted(compareCandidates)).toEqual([newcomer, winner])
  })
})

it('selects the candidates of a race, including those who withdrew', () => {
  const ada = aCandidate({ id: 'ada' })
  const bob = aCandidate({ id: 'bob', withdrawn })
  const cy = aCandidate({ id: 'cy', race: 'mayor' })
  expect(listCandidates(createGuide(ada, bob, cy), 'cityCouncil')).toEqual([ada, bob])
  expect(listCandidates(createGuide(ada, bob, cy), 'mayor')).toEqual([cy])
})

it('finds a stance by the name in its address', () => {
  expect(findStance(aCandidate(), 'stance2')?.title).toBe('Title 2')
  for (const name of ['stance0', 'stance3', 'stance02', '2']) expect(findStance(aCandidate(), name)).toBeUndefined()
})

it("lists each source of a profile once: the candidate's, then those of party, stances and withdrawal", () => {
  const stances = [aStance(1), aStance(2, { sources: [aSource, { ...aSource, id: 'debate' }] })]
  const partySource = { ...aSource, id: 'questionnaire' }
  const sources = listSources(aCandidate({ stances, partySource, withdrawn }))
  expect(sources.map(({ id }) => id)).toEqual(['interview', 'questionnaire', 'debate', 'minutes'])
})

it('uses the newest date of all files as the date of the last update', () => {
  const older = aCandidate({ updated: '2017-10-19' })
  const newer = aCandidate({ updated: '2017-11-02' })
  expect(findLastUpdate(createGuide(older, newer, older))).toBe('2017-11-02')
  expect(findLastUpdate(createGuide(older))).toBe(anElection.updated)
})

describe('the open data', () => {
  it('has exactly the eight published fields', () => {
    const candidate = aCandidate({
      party: 'Democrat',
      partySource: aSource,
      photo: 'ada-0123456789',
      result: 'elected',
      incumbent: true,
    })
    expect(toOpenData(createGuide(candidate))).toEqual([
      {
        id: 'ada-byron',
        src: 'ada-byron.svg',
        name: 'Ada Byron',
        position: 'Anytown City Council Candidate',
        party: 'Democrat',
        experience: 'Writes programs.',
        keyStances: ['Title 1', 'Title 2'],
        stanceInfo: ['Text 1.', 'Text 2.'],
      },
    ])
  })

  it('leaves out candidates who withdrew', () => {
    const guide = createGuide(aCandidate({ id: 'ada' }), aCandidate({ id: 'bob', withdrawn }), aCandidate({ id: 'cy' }))
    expect(toOpenData(guide).map(({ id }) => id)).toEqual(['ada', 'cy'])
  })
})
