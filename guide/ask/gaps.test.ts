/** @jest-environment node */
import { aCandidate, aGuide, anElection, aPosition, aRace, aSource, aStance } from '@/guide/testing/factories'
import { countGaps } from './gaps'
import type { Candidate, Election } from '@/guide/fields/published'

const gapsIn = (election: Partial<Election>) => countGaps(aGuide({ election: { ...anElection, ...election } }))
const gapsAmong = (...candidates: Candidate[]) => countGaps(aGuide({ candidates }))

it('states what is missing in the results', () => {
  expect(gapsIn({})).toMatchObject({ results: false, isCertificationUnknown: false, hasNoVotes: false })
  const winners = { winners: {}, sources: [aSource] }
  const nothing = { results: true, isCertificationUnknown: true, hasNoVotes: true, hasNoTurnout: true }
  expect(gapsIn({ results: winners })).toMatchObject(nothing)
  expect(gapsIn({ results: { ...winners, status: 'not known' } })).toMatchObject(nothing)
  const results = { ...winners, status: 'unofficial', votes: {}, turnout: { ballots: 1, sources: [aSource] } } as const
  expect(gapsIn({ results })).toMatchObject({
    results: true,
    isCertificationUnknown: false,
    hasNoVotes: false,
    hasNoTurnout: false,
  })
})

it('counts the voting facts that are not confirmed for this election, and states the hours', () => {
  expect(gapsIn({})).toMatchObject({ hours: undefined, unconfirmedFacts: 3 })
  const hours = { opens: '07:00', closes: '20:00', covers: 'state', sources: [aSource] } as const
  const when = { ...anElection.when, deadlines: [] }
  expect(gapsIn({ when: { ...when, hours } })).toMatchObject({ hours: 'unconfirmed', unconfirmedFacts: 2 })
  expect(gapsIn({ when: { ...when, hours: undefined }, how: undefined })).toMatchObject({
    hours: 'unknown',
    unconfirmedFacts: 1,
  })
})

it('counts candidates without key stances, with few statements, and with old ones only', () => {
  const stances = [aStance(1), aStance(2), aStance(3)]
  const old = stances.map((stance) => ({ ...stance, date: '2015-03' }))
  const gaps = gapsAmong(
    aCandidate({ stances }),
    aCandidate({ id: 'b', stances: old }),
    aCandidate({ id: 'c', stances: [], positions: [{ ...aPosition, date: undefined }], party: 'Whig' }),
    aCandidate({ id: 'd', stances: [] }),
  )
  expect(gaps).toMatchObject({
    candidates: 4,
    withoutStance: 2,
    withFewStatements: 2,
    fewStatements: 3,
    withOldStatementsOnly: 1,
    undatedStatements: 1,
    withoutParty: 3,
  })
})

it('counts the topics on which candidates have no statement, in every race of a person', () => {
  const topics = [
    { id: 'parks', name: 'Parks' },
    { id: 'roads', name: 'Roads', races: ['mayor'] },
  ]
  const candidate = aCandidate({ stances: [aStance(1, { topics: ['parks'] })] })
  const [first] = candidate.candidacies
  const races = [aRace, { ...aRace, id: 'mayor', name: 'Mayor' }]
  const both = { ...candidate, candidacies: [first!, { ...first!, race: 'mayor' }] }
  expect(countGaps(aGuide({ topics, races, candidates: [both] }))).toMatchObject({
    topics: 3,
    topicsWithoutStatement: 1,
  })
})
