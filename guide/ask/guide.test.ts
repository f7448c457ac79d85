import { aCandidate } from '@/guide/testing/factories'
import { compareCandidates, findStance } from './guide'

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

  it('is by place on the ballot, lowest first, if candidates have one, then write-ins', () => {
    const candidates = [
      aCandidate({ writeIn: true, sortName: 'Abel, W' }),
      aCandidate({ ballotOrder: 10, sortName: 'Adams, B' }),
      aCandidate({ ballotOrder: 2, sortName: 'Zola, A' }),
      aCandidate({ ballotOrder: 1, sortName: 'Moss, C' }),
    ]
    expect(candidates.toSorted(compareCandidates).map(({ ballotOrder }) => ballotOrder)).toEqual([1, 2, 10, undefined])
  })

  it('ignores incumbency, result and number of stances', () => {
    const winner = aCandidate({ sortName: 'Zola, A', incumbent: true, result: 'elected' })
    const newcomer = aCandidate({ sortName: 'Adams, B', stances: [] })
    expect([winner, newcomer].toSorted(compareCandidates)).toEqual([newcomer, winner])
  })
})

it('finds a stance by the name in its address', () => {
  expect(findStance(aCandidate(), 'stance2')?.title).toBe('Title 2')
  for (const name of ['stance0', 'stance3', 'stance02', '2']) expect(findStance(aCandidate(), name)).toBeUndefined()
})
