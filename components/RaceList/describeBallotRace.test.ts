/** @jest-environment node */
import { aCandidate, aRace, aSource } from '@/guide/testing/factories'
import type { Race } from '@/guide/fields/published'
import { describeElected, describeLimit, describeSeats, describeTerms } from './describeBallotRace'

const unexpired = 'To fill 1 seat for the rest of its term.'
const partisan = 'The ballot names parties in this race.'
const nonpartisan = 'This race is nonpartisan: the ballot names no parties.'

it.each<[Partial<Race>, boolean, string[]]>([
  [{}, true, []],
  [{ voteFor: 1, unexpired: true, term: 'To 2028' }, true, ['Term: To 2028.', unexpired]],
  [{ seats: 2, unexpired: true }, true, ['To fill 2 seats for the rest of their terms.']],
  [{ partisan: true }, true, [partisan]],
  [{ partisan: false }, true, []],
  [{ partisan: false }, false, [nonpartisan]],
  [{ partisan: true, noVote: { reason: 'acclaimed', sources: [aSource] } }, true, []],
])('describes the terms of %j, if the election is nonpartisan: %s', (fields, isNonpartisan, sentences) => {
  expect(describeTerms({ ...aRace, ...fields }, isNonpartisan)).toEqual(sentences)
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
