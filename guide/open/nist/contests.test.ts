import { readProject } from '@/guide/files/readProject'
import { aGuide, anElection, aRace, aSource } from '@/guide/testing/factories'
import { findNistObject } from '@/guide/testing/nistReports'
import { loadGuide } from '@/guide/read/loadGuide'
import { buildNistReport, formatNistReport } from './report'

const load = (election: string) => loadGuide(readProject(process.cwd()), election)
const region = load('fixtures/region')

describe('a race', () => {
  it('has its district, its office, its seats and its votes', () => {
    expect(findNistObject(region, 'contest.PL-council')).toMatchObject({
      Name: 'Port Larkin Town Council',
      ElectionDistrictId: 'unit.port-larkin',
      OfficeIds: ['office.PL-council'],
      VotesAllowed: 3,
      NumberElected: 2,
      OtherCounts: [{ GpUnitId: 'unit.port-larkin', WriteIns: 1201 }],
    })
    expect(findNistObject(region, 'selection.PL-council.adair-ruth')).toMatchObject({
      CandidateIds: ['candidate.PL-council.adair-ruth'],
      VoteCounts: [{ GpUnitId: 'unit.port-larkin', Type: 'total', Count: 1834 }],
    })
  })

  it('has a group of everyone, or no group, as the whole election', () => {
    expect(findNistObject(region, 'contest.warden')).toMatchObject({ ElectionDistrictId: 'unit' })
    expect(findNistObject(load('fixtures/anytown'), 'contest.mayor')).toMatchObject({ ElectionDistrictId: 'unit' })
    expect(formatNistReport(region)).not.toContain('unit.region')
  })

  it('has blanks only if each voter has one vote', () => {
    expect(findNistObject(region, 'contest.warden').OtherCounts).toMatchObject([{ Undervotes: 112 }])
    const votes = { cityCouncil: { candidates: {}, blanks: 7 } }
    const guide = aGuide({ election: { ...anElection, results: { winners: {}, votes, sources: [aSource] } } })
    expect(findNistObject(guide, 'contest.cityCouncil').OtherCounts).toEqual([])
  })

  it('has the number of ranks, and the votes of each round', () => {
    const showcase = load('fixtures/showcase')
    const contest = { VoteVariation: 'rcv', VotesAllowed: 3, NumberElected: 1 }
    expect(findNistObject(showcase, 'contest.clerk')).toMatchObject(contest)
    expect(findNistObject(showcase, 'selection.clerk.abbot')).toMatchObject({
      VoteCounts: [
        { Type: 'total', Round: 1, Count: 410 },
        { Type: 'total', Round: 2, Count: 436 },
      ],
    })
  })

  it('has how many move on, and the party of a primary, whose winners are nominated', () => {
    expect(findNistObject(load('fixtures/upcoming'), 'contest.moderator')).toMatchObject({
      NumberElected: 1,
      NumberRunoff: 2,
    })
    const primary = findNistObject(load('fixtures/showcase'), 'contest.moderator')
    expect(primary).toMatchObject({ NumberElected: 1, PrimaryPartyIds: ['party.2'] })
    expect(primary).not.toHaveProperty('NumberRunoff')
    expect(findNistObject(load('fixtures/showcase'), 'party.2').Name).toMatchObject({
      Text: [{ Content: 'Democratic Party' }],
    })
    expect(buildNistReport(load('fixtures/upcoming')).Notes).toContain(
      'Moderator – If nobody has more than half of the votes, the top two move on to the election on December 5, 2017.',
    )
    const top = aGuide({ races: [{ ...aRace, advance: { count: 2, date: '2017-12-05' } }] })
    expect(buildNistReport(top).Election[0]?.Type).toBe('primary')
    expect(findNistObject(top, 'contest.cityCouncil')).not.toHaveProperty('NumberElected')
  })

  it('without a vote allows no votes, and has the reason in the notes', () => {
    expect(findNistObject(region, 'contest.1st-ward').VotesAllowed).toBe(0)
    expect(buildNistReport(region).Notes).toContain('No vote in this race: there were no more candidates than seats.')
    expect(buildNistReport(region).Notes).toContain('No vote: this race was canceled.')
  })

  it('has the term of its office, and whether the ballot names parties', () => {
    expect(findNistObject(region, 'office.ward3')).toMatchObject({
      IsPartisan: false,
      Term: { Label: 'To October 2028', Type: 'unexpired-term' },
    })
    expect(findNistObject(region, 'office.PL_mayor').IsPartisan).toBe(true)
    expect(findNistObject(region, 'office.PL_mayor')).not.toHaveProperty('Term')
  })

  it('has recounts and seats without a winner in the notes', () => {
    expect(buildNistReport(region).Notes).toContain('Recount, October 28, 2026: The two candidates have the same')
    expect(buildNistReport(region).Notes).toContain('Councillor, Ward 3, Ward 3, Ridge – 1 seat: not decided.')
  })
})

describe('a unit', () => {
  it('has its type and its OCD id, and no type that is not known', () => {
    const ocdId = 'ocd-division/country:us/state:ma/place:anytown'
    expect(findNistObject(aGuide({ election: { ...anElection, kind: 'city', ocdId } }), 'unit')).toMatchObject({
      Type: 'city',
      ExternalIdentifier: [{ Type: 'ocd-id', Value: ocdId }],
    })
    expect(findNistObject(region, 'unit.port-larkin')).toMatchObject({
      Type: 'town',
      ExternalIdentifier: [{ Type: 'ocd-id', Value: 'ocd-division/country:ca/csd:1299001' }],
    })
    expect(findNistObject(region, 'unit.ward-3').Type).toBe('ward')
    expect(findNistObject(region, 'unit.ward-1')).toMatchObject({ Type: 'other', ExternalIdentifier: [] })
  })

  it('gives its OCD id to the office that a race fills', () => {
    expect(findNistObject(region, 'office.warden').ExternalIdentifier).toMatchObject([{ Type: 'ocd-id' }])
    expect(findNistObject(region, 'office.ward3').ExternalIdentifier).toEqual([])
  })
})

describe('a ballot question', () => {
  it('has its text, its number, and its votes', () => {
    expect(findNistObject(region, 'contest.question-1')).toMatchObject({
      Name: 'A new regional library',
      Type: 'ballot-measure',
      ElectionDistrictId: 'unit',
      ExternalIdentifier: [{ OtherType: 'ballot-number', Value: '1' }],
      FullText: { Text: [{ Content: expect.stringMatching(/^Do you approve/), Language: 'en-CA' }] },
      PassageThreshold: { Text: [{ Content: '60 percent of the votes' }] },
      ContestSelection: [
        { Selection: { Text: [{ Content: 'Yes' }] }, VoteCounts: [{ Count: 5012 }] },
        { Selection: { Text: [{ Content: 'No' }] }, VoteCounts: [{ Count: 3120 }] },
      ],
    })
  })

  it('without counts has none, and its outcome is in the notes', () => {
    expect(findNistObject(region, 'selection.question_2.yes').VoteCounts).toEqual([])
    expect(buildNistReport(region).Notes).toMatch(/library – Passed\. Chickens in town – Not decided\.$/)
  })

  it('about a person is a retention of a candidate, who is a person once', () => {
    const upcoming = load('fixtures/upcoming')
    expect(findNistObject(upcoming, 'contest.recall')).toMatchObject({
      '@type': 'ElectionResults.RetentionContest',
      Type: 'recall',
      CandidateId: 'candidate.recall',
    })
    expect(findNistObject(upcoming, 'candidate.recall')).toMatchObject({ PersonId: 'person.castle' })
    const showcase = load('fixtures/showcase')
    expect(findNistObject(showcase, 'contest.judge-lind')).toMatchObject({ Type: 'other', OtherType: 'retention' })
    expect(findNistObject(showcase, 'candidate.judge-lind')).toMatchObject({ PersonId: 'person.judge-lind' })
    expect(findNistObject(showcase, 'person.judge-lind').FullName).toMatchObject({ Text: [{ Content: 'Vera Lind' }] })
    expect(buildNistReport(showcase).Notes).toContain('Judge Vera Lind – Retained.')
  })

  it('has its own answers as choices, and a type if it is advisory', () => {
    const showcase = load('fixtures/showcase')
    expect(findNistObject(showcase, 'contest.library-name')).toMatchObject({
      Type: 'other',
      OtherType: 'advisory',
      ContestSelection: [
        { '@id': 'selection.library-name.harbor', VoteCounts: [{ Count: 610 }] },
        { '@id': 'selection.library-name.lind' },
        { Selection: { Text: [{ Content: 'None of these' }] }, VoteCounts: [{ Count: 98 }] },
      ],
    })
    expect(buildNistReport(showcase).Notes).toContain('A name for the new library – Chosen: Harbor Library.')
  })
})
