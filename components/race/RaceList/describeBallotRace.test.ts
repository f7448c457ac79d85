import { aCandidate, aRace, aSource } from '@/guide/testing/factories'
import { describeElected, describeSeats, describeTerms } from './describeBallotRace'

it('does not mention the parties of a race without a vote', () => {
  const noVote = { reason: 'acclaimed', sources: [aSource] } as const
  expect(describeTerms({ ...aRace, partisan: true, noVote }, true)).toEqual([])
})

it('may elect somebody if a runoff has a condition', () => {
  const advance = { count: 2, date: '2018-03-03', condition: 'If so.' }
  const runoff = {
    race: { ...aRace, voteFor: 1, advance },
    path: '/candidates/#cityCouncil',
    candidates: ['ann', 'bob'].map((id) => aCandidate({ id, result: 'advanced' })),
    runningCount: 3,
    hasResults: true,
    electedCount: 1,
    writeInWinners: [],
    recounts: [],
  }
  expect(describeSeats(runoff)).toBe('1 seat')
  expect(describeElected({ ...runoff, candidates: [] })).toBe('1 elected from 3 candidates')
  expect(describeElected(runoff)).toBe('1 elected, 2 move on to the election on March 3, 2018')
})
