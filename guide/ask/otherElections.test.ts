import { aCandidate, aGuide, anElection, aRace } from '@/guide/testing/factories'
import type { Candidate, ElectionSummary, Guide, Race } from '@/guide/fields/published'
import { findOtherRounds, listEarlierCandidacies } from './otherElections'
import { summarizeElection } from './electionSummaries'

const mayor = { ...aRace, id: 'mayor', name: 'Mayor' }
const ada = aCandidate({ person: 'ada-byron' })

function build(date: string, candidates: readonly Candidate[], fields: Partial<Guide> = {}): Guide {
  return aGuide({ races: [aRace, mayor], candidates, ...fields, election: { ...anElection, date, ...fields.election } })
}

const withSite = (guide: Guide, ...others: readonly ElectionSummary[]): Guide => ({
  ...guide,
  site: { isArchived: false, hasLegacyRoutes: false, others },
})

describe('the earlier elections of a candidate', () => {
  const find = (...others: readonly Guide[]) =>
    listEarlierCandidacies(withSite(build('2017-11-07', [ada]), ...others.map((each) => summarizeElection(each))), ada)

  it('have both races of somebody who ran in two', () => {
    const twice = { ...ada, candidacies: [...ada.candidacies, { ...ada.candidacies[0]!, race: 'mayor' }] }
    expect(find(build('2015-11-03', [twice]))).toMatchObject([{ races: ['City Council', 'Mayor'] }])
  })

  it('have their day if the year has another election', () => {
    expect(find(build('2017-09-12', [ada]), build('2015-11-03', [ada])).map(({ when }) => when)).toEqual([
      'September 12, 2017',
      '2015',
    ])
  })
})

describe('the rounds of a race', () => {
  /** An election with the primary of a race, and with a City Council that has no next election. */
  const primaryOf = (race: Race) => {
    const advance = { count: 2, date: '2017-11-07' }
    const candidates = [
      aCandidate({ person: 'ada-byron', race: race.id, result: 'advanced' }),
      aCandidate({ id: 'eve', result: 'advanced' }),
    ]
    return build('2017-09-12', candidates, { races: [{ ...race, advance }, aRace] })
  }
  const final = build('2017-11-07', [aCandidate({ id: 'byron', person: 'ada-byron' })])

  it('find the primary of a party by the people who run in the race, and name it', () => {
    const primary = primaryOf({ ...aRace, id: 'council-d', name: 'City Council, Democrat' })
    expect(findOtherRounds(withSite(final, summarizeElection(primary)), 'cityCouncil')).toMatchObject({
      from: [{ race: 'City Council, Democrat', people: [{ name: 'Ada Byron' }] }],
    })
    const stranger = build('2017-11-07', [aCandidate()])
    expect(findOtherRounds(withSite(stranger, summarizeElection(primary)), 'cityCouncil')).toBeUndefined()
  })

  it('are none with an election of another day', () => {
    const other = summarizeElection({ ...final, election: { ...final.election, date: '2017-11-14' } })
    expect(findOtherRounds(withSite(primaryOf(aRace), other), 'cityCouncil')).toBeUndefined()
  })
})
