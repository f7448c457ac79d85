/** @jest-environment node */
import { aCandidate, aGuide, anElection, anUnlinkedSource, aRace, aSource, aStance } from '@/guide/testing/factories'
import {
  findAdjacent,
  findCandidate,
  listCandidates,
  listGeneratedPortraits,
  compareCandidates,
  describeCandidateOrder,
  findLastUpdate,
  toOpenData,
  getRace,
  countRunning,
  listSources,
  findStance,
} from './guide'
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

  it('is described in a sentence', () => {
    expect(describeCandidateOrder([aCandidate()])).toBe('Candidates are listed by surname, A to Z.')
    expect(describeCandidateOrder([aCandidate({ ballotOrder: 1 })])).toBe(
      'Candidates are listed in the order of the official ballot.',
    )
  })
})

it('selects the candidates of a race, including those who withdrew', () => {
  const ada = aCandidate({ id: 'ada' })
  const bob = aCandidate({ id: 'bob', withdrawn })
  const cy = aCandidate({ id: 'cy', race: 'mayor' })
  expect(listCandidates(createGuide(ada, bob, cy), 'cityCouncil')).toEqual([ada, bob])
  expect(listCandidates(createGuide(ada, bob, cy), 'mayor')).toEqual([cy])
})

it('does not count candidates who withdrew', () => {
  expect(countRunning([aCandidate(), aCandidate(), aCandidate({ withdrawn })])).toBe(2)
})

it('finds a candidate by id', () => {
  const bob = aCandidate({ id: 'bob' })
  expect(findCandidate(createGuide(aCandidate(), bob), 'bob')).toBe(bob)
  expect(findCandidate(createGuide(aCandidate(), bob), 'nobody')).toBeUndefined()
})

it('finds a stance by the name in its address', () => {
  expect(findStance(aCandidate(), 'stance2')?.title).toBe('Title 2')
  for (const name of ['stance0', 'stance3', 'stance02', '2']) expect(findStance(aCandidate(), name)).toBeUndefined()
})

it("finds a candidate's race", () => {
  expect(getRace(createGuide(), aCandidate({ race: 'mayor' })).name).toBe('Mayor')
  expect(() => getRace(createGuide(), aCandidate({ race: 'dogCatcher' }))).toThrow('dogCatcher')
})

it('selects candidates without an image of their own', () => {
  const ada = aCandidate({ id: 'ada', src: 'ada.svg' })
  const photographed = aCandidate({ id: 'bob', src: 'bob.jpg' })
  const ownDrawing = aCandidate({ id: 'cy', src: 'drawing.svg' })
  expect(listGeneratedPortraits(createGuide(ada, photographed, ownDrawing))).toEqual([ada])
})

it('finds the items before and after an item', () => {
  expect(findAdjacent(['a', 'b', 'c'], 'a', String)).toEqual({ previous: undefined, next: 'b' })
  expect(findAdjacent(['a', 'b', 'c'], 'b', String)).toEqual({ previous: 'a', next: 'c' })
  expect(findAdjacent(['a', 'b', 'c'], 'c', String)).toEqual({ previous: 'b', next: undefined })
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
