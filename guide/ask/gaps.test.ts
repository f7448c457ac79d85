import { aGuide, anElection, aSource } from '@/guide/testing/factories'
import { countGaps } from './gaps'
import type { Election } from '@/guide/fields/published'

const gapsIn = (election: Partial<Election>) => countGaps(aGuide({ election: { ...anElection, ...election } }))

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
  const groupHours = [{ ...hours, group: 'ward' }]
  expect(gapsIn({ when: { ...when, hours, groupHours } })).toMatchObject({ unconfirmedFacts: 3 })
  expect(gapsIn({ when: { ...when, hours: undefined }, how: undefined })).toMatchObject({
    hours: 'unknown',
    unconfirmedFacts: 1,
  })
})
