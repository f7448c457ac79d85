import { aCandidate, aRace } from '@/guide/testing/factories'
import type { RaceResults } from '@/guide/ask/pages/results'
import { describeStatus } from '@/guide/words/descriptions'
import { describeOutcome, describeTotals, describeWinners } from './describeResults'

function aResult(fields: Partial<RaceResults> = {}): RaceResults {
  return {
    race: aRace,
    title: 'City Council',
    path: '/candidates/#cityCouncil',
    candidates: [],
    runningCount: 2,
    hasResults: true,
    electedCount: 1,
    writeInWinners: [],
    recounts: [],
    recountFacts: [],
    ...fields,
  }
}

it('names no winners if people only move on', () => {
  const primary = aResult({ candidates: [aCandidate({ result: 'advanced' })], electedCount: 0 })
  expect(describeWinners([primary, primary], 2)).toBe('2 people move on to another election.')
})

it('states that all races have vote totals, and that one without a vote has no outcome', () => {
  const race = { ...aRace, noVote: { reason: 'canceled', sources: [] } } as const
  expect(describeTotals([aResult({ votes: { candidates: { ada: 1 } } }), aResult({ race })])).toBe(
    'Vote totals are below each name.',
  )
  expect(describeOutcome({}, { race })).toBe('No vote')
})

it('has the day of results whose status is not known', () => {
  expect(describeStatus({ asOf: '2017-11-08' })).toMatch(/certified\. Results as of November 8, 2017\.$/)
})
