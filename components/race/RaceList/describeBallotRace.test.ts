import { aCandidate, aRace, aSource } from '@/guide/testing/factories'
import { describeElected, describeLimit, describeSeats, describeTerms } from './describeBallotRace'

it('does not mention the parties of a race that is like the election, or has no vote', () => {
  const noVote = { reason: 'acclaimed', sources: [aSource] } as const
  expect(describeTerms({ ...aRace, partisan: false }, true)).toEqual([])
  expect(describeTerms({ ...aRace, partisan: true, noVote }, true)).toEqual([])
})

describe('a race whose winners move on', () => {
  const advance = { count: 2, date: '2018-03-03' }
  const results = ['advanced', 'advanced', 'not advanced'] as const
  const race = { ...aRace, voteFor: 1, advance }
  const ballotRace = {
    race,
    path: '/candidates/#cityCouncil',
    candidates: results.map((result, index) => aCandidate({ id: String(index), result })),
    runningCount: 3,
    hasResults: true,
    electedCount: 0,
    writeInWinners: [],
    recounts: [],
  }

  it('has how many do, instead of seats', () => {
    expect(describeElected(ballotRace)).toBe('2 of 3 candidates move on to the election on March 3, 2018')
    expect(describeLimit(ballotRace)).toBe('Vote for not more than 1')
    expect(describeSeats(ballotRace)).toBe('2 move on')
    expect(describeElected({ ...ballotRace, candidates: [] })).toBe('Nobody moves on')
    expect(describeElected({ ...ballotRace, candidates: [], pending: 'undecided' })).toBe('Not decided')
  })

  it('may elect somebody if a runoff has a condition', () => {
    const runoff = { ...ballotRace, race: { ...race, advance: { ...advance, condition: 'If so.' } } }
    expect(describeSeats(runoff)).toBe('1 seat')
    expect(describeElected({ ...runoff, candidates: [], electedCount: 1 })).toBe('1 elected from 3 candidates')
    expect(describeElected({ ...runoff, electedCount: 1 })).toBe(
      '1 elected, 2 move on to the election on March 3, 2018',
    )
  })
})
