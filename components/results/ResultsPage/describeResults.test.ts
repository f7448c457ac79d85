import { aCandidate, aRace } from '@/guide/testing/factories'
import type { RaceResults } from '@/guide/ask/pages/results'
import { describeFinality, describeStatus } from '@/guide/words/sentences'
import { describeOutcome, describeTotals, describeTurnout, describeWinners } from './describeResults'

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

it('counts those who move on apart from the winners', () => {
  const primary = aResult({ candidates: [aCandidate({ result: 'advanced' })], electedCount: 0 })
  expect(describeWinners([aResult(), aResult()], 3)).toBe('2 winners in 3 races.')
  expect(describeWinners([aResult(), primary], 2)).toBe('1 winner in 2 races. 1 person moves on to another election.')
  expect(describeWinners([primary, primary], 2)).toBe('2 people move on to another election.')
})

it.each([
  [{ ballots: 1 }, '1 ballot was cast.'],
  [
    { ballots: 8300, registered: 15_120, unofficial: true },
    'About 8,300 of 15,120 registered voters voted (about 55%). This count is unofficial.',
  ],
])('states the turnout %j', (turnout, sentence) => {
  expect(describeTurnout({ turnout: { ...turnout, sources: [] } })).toBe(sentence)
})

it('states that all races have vote totals, and that one without a vote has no outcome', () => {
  const race = { ...aRace, noVote: { reason: 'canceled', sources: [] } } as const
  expect(describeTotals([aResult({ votes: { candidates: { ada: 1 } } }), aResult({ race })])).toBe(
    'Vote totals are below each name.',
  )
  expect(describeOutcome({}, { race })).toBe('No vote')
})

it('has a sentence about the status for every page, but only a known one for the page of a question', () => {
  expect([describeStatus({}), describeFinality({})]).toEqual([
    'We do not know whether these results are certified.',
    undefined,
  ])
  const unofficial = { status: 'unofficial', asOf: '2017-11-08' } as const
  const sentences = 'The results are unofficial. Results as of November 8, 2017.'
  expect([describeStatus(unofficial), describeFinality(unofficial)]).toEqual([sentences, sentences])
  expect(describeStatus({ asOf: '2017-11-08' })).toMatch(/certified\. Results as of November 8, 2017\.$/)
})
