import { aCandidate, anElection } from '@/guide/testing/factories'
import { describeElection, describePerson } from './structuredData'

const toUrl = (path: string) => `https://guide.example${path}`
const toNothing = () => undefined
const asJson = (value: object) => JSON.parse(JSON.stringify(value)) as unknown

it('describes the election as an event with its hours and place', () => {
  expect(asJson(describeElection(anElection, toUrl))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Anytown municipal election',
    url: 'https://guide.example/',
    startDate: '2017-11-07T07:00:00-05:00',
    endDate: '2017-11-07T20:00:00-05:00',
    location: { '@type': 'Place', name: 'Anytown', address: 'Anytown, Anystate' },
  })
})

it.each(['state', 'another year'] as const)('gives only the date if the hours cover %s', (covers) => {
  const when = { hours: { opens: '07:00', closes: '20:00', covers, sources: [] }, deadlines: [] }
  const date = '2017-11-07'
  expect(describeElection({ ...anElection, when }, toUrl)).toMatchObject({ startDate: date, endDate: undefined })
})

it('has no URL and no state that is not known', () => {
  const json = JSON.stringify(describeElection({ ...anElection, state: undefined }, toNothing))
  expect(json).not.toContain('"url"')
  expect(json).toContain('"address":"Anytown"')
})

it('describes a candidate with every position, profile and accounts', () => {
  const links = {
    website: 'https://ada.example/',
    email: 'ada@ada.example',
    phone: '555-0101',
    x: 'https://x.example/ada',
  }
  const candidacies = ['City Council', 'Mayor'].map((office) => ({ race: office, position: `${office} Candidate` }))
  const candidate = aCandidate({ links, party: 'Democrat', candidacies, wikidata: 'Q42' })
  expect(asJson(describePerson(candidate, toUrl))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: 'Ada Byron',
    description: 'City Council Candidate, Mayor Candidate',
    url: 'https://guide.example/profile/ada-byron/',
    sameAs: ['https://ada.example/', 'https://x.example/ada', 'https://www.wikidata.org/wiki/Q42'],
  })
})

it('has the photograph of a candidate, and no drawing', () => {
  expect(describePerson(aCandidate({ src: 'ada.jpg' }), toUrl).image).toBe('https://guide.example/img/ada.jpg')
  expect(describePerson(aCandidate(), toUrl).image).toBeUndefined()
})
