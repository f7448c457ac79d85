import { aCandidate, aGuide, anElection, aRace } from '@/guide/testing/factories'
import type { Candidate, ElectionSummary, Guide } from '@/guide/fields/published'
import { findOtherRounds, listEarlierCandidacies } from './otherElections'
import { summarizeElection } from './electionSummaries'

const mayor = { ...aRace, id: 'mayor', name: 'Mayor' }
const ada = aCandidate({ person: 'ada-byron' })
const bob = aCandidate({ id: 'bob', name: 'Bob Cole', race: 'mayor', person: 'bob-cole' })

function build(date: string, candidates: readonly Candidate[], fields: Partial<Guide> = {}): Guide {
  return aGuide({ races: [aRace, mayor], candidates, ...fields, election: { ...anElection, date, ...fields.election } })
}

const withSite = (guide: Guide, ...others: readonly ElectionSummary[]): Guide => ({
  ...guide,
  site: { isArchived: false, hasLegacyRoutes: false, others },
})

describe('the earlier elections of a candidate', () => {
  const find = (person: string | undefined, ...others: readonly Guide[]) =>
    listEarlierCandidacies(withSite(build('2017-11-07', [ada]), ...others.map((each) => summarizeElection(each))), {
      person,
    })
  const before = build('2015-11-03', [aCandidate({ id: 'a-byron', person: 'ada-byron' }), bob])

  it('are those with the same person, never with the same name or id alone', () => {
    expect(find('ada-byron', before)).toEqual([
      { when: '2015', address: '/2015-11-03/profile/a-byron/', races: ['City Council'] },
    ])
    expect(find('byron', before)).toEqual([])
    expect(find(undefined, build('2015-11-03', [aCandidate()]))).toEqual([])
  })

  it('have both races of somebody who ran in two, and no later election', () => {
    const twice = { ...ada, candidacies: [...ada.candidacies, { ...ada.candidacies[0]!, race: 'mayor' }] }
    expect(find('ada-byron', build('2015-11-03', [twice]))).toMatchObject([{ races: ['City Council', 'Mayor'] }])
    expect(find('ada-byron', build('2019-11-05', [ada]))).toEqual([])
  })

  it('have their day if the year has another election', () => {
    expect(find('ada-byron', build('2017-09-12', [ada]), before).map(({ when }) => when)).toEqual([
      'September 12, 2017',
      '2015',
    ])
  })
})

describe('the rounds of a race', () => {
  const advance = { count: 2, date: '2017-11-07' }
  const [eve, ida] = [
    aCandidate({ id: 'eve', name: 'Eve Ford', result: 'advanced' }),
    aCandidate({ id: 'ida', name: 'Ida Gray', result: 'not advanced' }),
  ]
  const primaryOf = (race = aRace) =>
    build(
      '2017-09-12',
      [
        { ...ada, result: 'advanced', candidacies: [{ ...ada.candidacies[0]!, race: race.id, result: 'advanced' }] },
        eve,
        ida,
      ],
      {
        races: [{ ...race, advance }, aRace].slice(0, race === aRace ? 1 : 2),
      },
    )
  const final = build('2017-11-07', [aCandidate({ id: 'byron', person: 'ada-byron' }), bob])

  it('name who moved on, with the later profile of those who are the same person', () => {
    const rounds = findOtherRounds(withSite(primaryOf(), summarizeElection(final)), 'cityCouncil')
    expect(rounds).toEqual({
      from: [],
      to: {
        date: '2017-11-07',
        address: '/2017-11-07/candidates/',
        people: [{ name: 'Ada Byron', address: '/2017-11-07/profile/byron/' }, { name: 'Eve Ford' }],
      },
    })
  })

  it('name who came from an earlier election to the race with the same id, with the profiles there', () => {
    const guide = withSite(final, summarizeElection(primaryOf()))
    const people = [
      { name: 'Ada Byron', address: '/2017-09-12/profile/ada-byron/' },
      { name: 'Eve Ford', address: '/2017-09-12/profile/eve/' },
    ]
    expect(findOtherRounds(guide, 'cityCouncil')).toEqual({
      from: [{ id: 'cityCouncil', date: '2017-09-12', address: '/2017-09-12/candidates/', people }],
    })
    expect(findOtherRounds(guide, 'mayor')).toBeUndefined()
  })

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
    expect(findOtherRounds(withSite(primaryOf(), other), 'cityCouncil')).toBeUndefined()
  })
})
