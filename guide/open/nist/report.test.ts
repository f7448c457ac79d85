// guide/open/outlines/ has the reports of the samples.
import { assert, property } from 'fast-check'
import { readProject } from '@/guide/files/readProject'
import { aCandidate, aGuide, anElection, aRace, aSource } from '@/guide/testing/factories'
import { findNistObject, findNistSchemaErrors, findReferenceProblems } from '@/guide/testing/nistReports'
import { aGeneratedGuide } from '@/guide/testing/generatedGuides'
import { loadGuide } from '@/guide/read/guide'
import type { Guide } from '@/guide/fields/published'
import { countRuns } from '@/lib/testing/countRuns'
import { formatNistReport } from './report'

const load = (election: string) => loadGuide(readProject(process.cwd()), election)

function findProblems(guide: Guide): readonly string[] {
  const report = JSON.parse(formatNistReport(guide)) as object
  return [...findNistSchemaErrors(report), ...findReferenceProblems(report)]
}

it.each(['fixtures/anytown', 'fixtures/showcase', 'fixtures/region', 'fixtures/upcoming'])(
  'the report of %s is valid, and refers only to its own objects',
  (election) => expect(findProblems(load(election))).toEqual([]),
)

it('the report of any generated guide is valid, and refers only to its own objects', () => {
  assert(
    property(aGeneratedGuide, (guide) => expect(findProblems(guide)).toEqual([])),
    { numRuns: countRuns(10) },
  )
})

it('the primary of one party names it, and a report in which everything is decided says so', () => {
  expect(findNistObject(load('fixtures/showcase'), 'contest.moderator').PrimaryPartyIds).toEqual(['party.2'])
  expect(JSON.parse(formatNistReport(load('fixtures/anytown')))).toMatchObject({ Status: 'unofficial-complete' })
})

it('a race has blanks only if each voter has one vote', () => {
  const votes = { cityCouncil: { candidates: {}, blanks: 7 } }
  const guide = aGuide({ election: { ...anElection, results: { winners: {}, votes, sources: [aSource] } } })
  expect(findNistObject(guide, 'contest.cityCouncil').OtherCounts).toEqual([])
})

it('the whole election has its type and its OCD id', () => {
  const ocdId = 'ocd-division/country:us/state:ma/place:anytown'
  expect(findNistObject(aGuide({ election: { ...anElection, kind: 'city', ocdId } }), 'unit')).toMatchObject({
    Type: 'city',
    ExternalIdentifier: [{ Type: 'ocd-id', Value: ocdId }],
  })
})

it('who moves on to a runoff advances to it, even as the candidate of a party', () => {
  const advance = { count: 1, date: '2017-12-05', party: 'Harbor Party', condition: 'If so.' }
  const guide = aGuide({ races: [{ ...aRace, advance }], candidates: [aCandidate({ result: 'advanced' })] })
  expect(findNistObject(guide, 'candidate.cityCouncil.ada-byron').PostElectionStatus).toBe('advanced-to-runoff')
})
