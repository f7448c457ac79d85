import { assert, property } from 'fast-check'
import { readProject } from '@/guide/files/readProject'
import { loadEdited } from '@/guide/testing/copyElection'
import { aCandidate, aGuide } from '@/guide/testing/factories'
import { buildHostileGuide, hostileText } from '@/guide/testing/hostileTexts'
import { findNistObject, findNistSchemaErrors, findReferenceProblems } from '@/guide/testing/nistReports'
import { aGeneratedGuide } from '@/guide/testing/generatedGuides'
import { loadGuide } from '@/guide/read/loadGuide'
import type { Guide } from '@/guide/fields/published'
import { buildNistReport, formatNistReport } from './report'
import { countRuns } from '@/lib/testing/countRuns'

const load = (election: string) => loadGuide(readProject(process.cwd()), election)

/** The problems of the report as another program reads it. */
function findProblems(guide: Guide): readonly string[] {
  const report = JSON.parse(formatNistReport(guide)) as object
  return [...findNistSchemaErrors(report), ...findReferenceProblems(report)]
}

describe('the report in the election standard', () => {
  it.each(['fixtures/anytown', 'fixtures/showcase', 'fixtures/region', 'fixtures/upcoming'])(
    'of %s is valid, and refers only to its own objects',
    (election) => expect(findProblems(load(election))).toEqual([]),
  )

  it('of any generated guide is valid, and refers only to its own objects', () => {
    assert(
      property(aGeneratedGuide, (guide) => expect(findProblems(guide)).toEqual([])),
      { numRuns: countRuns(10) },
    )
  })

  it('is checked for repeated ids, and for references to missing objects and to those of another class', () => {
    const problems = findReferenceProblems(buildNistReport(aGuide({ candidates: [aCandidate(), aCandidate()] })))
    expect(problems).toContain('person.ada-byron')
    const text = formatNistReport(load('fixtures/region'))
    const problemsAfter = (from: string, to: string) =>
      findReferenceProblems(JSON.parse(text.replace(from, to)) as object)
    expect(problemsAfter('"@id": "unit.ward-3"', '"@id": "unit.gone"')).toContain(
      'ElectionResults.CandidateContest ElectionDistrictId: unit.ward-3',
    )
    expect(problemsAfter('"PersonId": "person.penner"', '"PersonId": "unit"')).toEqual([
      'ElectionResults.Candidate PersonId: unit',
    ])
  })

  it('is valid with any text in every field', () => {
    assert(
      property(hostileText, (text) => expect(findProblems(buildHostileGuide(text))).toEqual([])),
      { numRuns: countRuns(2) },
    )
  })

  it('has the day of the last change as the date, without milliseconds', () => {
    expect(buildNistReport(load('fixtures/region')).GeneratedDate).toBe('2026-10-20T00:00:00Z')
    const [problem] = findNistSchemaErrors({
      ...buildNistReport(load('fixtures/region')),
      GeneratedDate: '2026-10-20T00:00:00.000Z',
    })
    expect(problem).toMatch(/^\/GeneratedDate /)
  })

  it('names the publisher as the issuer, or the guide', () => {
    expect(buildNistReport(load('fixtures/region'))).toMatchObject({ Issuer: 'Larkin Library Friends' })
    expect(buildNistReport(load('fixtures/anytown'))).toMatchObject({ Issuer: 'Anytown City Elections' })
  })

  it.each([
    ['fixtures/upcoming', 'pre-election'],
    ['fixtures/anytown', 'unofficial-complete'],
    ['fixtures/region', 'unofficial-partial'],
    ['fixtures/showcase', 'unofficial-partial'],
  ])('of %s has the status %s', (election, status) => {
    expect(buildNistReport(load(election)).Status).toBe(status)
  })

  it('is certified only if the data states it', () => {
    const guide = loadEdited(({ replace }) => replace('election.yaml', 'results:', 'results:\n  status: certified'))
    expect(buildNistReport(guide).Status).toBe('certified')
    expect(buildNistReport(guide).Notes).not.toMatch(/certified/)
    expect(buildNistReport(load('fixtures/anytown')).Notes).toMatch(
      /We do not know whether these results are certified\./,
    )
  })

  it('has every person and every candidacy once, with the name in one piece', () => {
    const guide = load('fixtures/region')
    const { Person, Election } = buildNistReport(guide)
    const names = Person.map(({ FullName }) => FullName.Text[0]?.Content)
    expect(names).toEqual([...guide.candidates.map(({ name }) => name), 'Sunny Wells'])
    const count = guide.candidates.reduce((sum, { candidacies }) => sum + candidacies.length, 0)
    expect(Election[0]?.Candidate).toHaveLength(count + 1)
    expect(formatNistReport(guide)).not.toMatch(/"(First|Middle|Last)Name"/)
  })
})

it('has the turnout of the whole election', () => {
  const region = load('fixtures/region')
  expect(findNistObject(region, 'unit')).toMatchObject({ VotersRegistered: 15120 })
  expect(buildNistReport(region).Election[0]?.BallotCounts).toMatchObject([{ BallotsCast: 8299, Type: 'total' }])
  expect(buildNistReport(load('fixtures/anytown')).Election[0]?.BallotCounts).toEqual([])
})

it('has no number of ballots that is rounded and unofficial', () => {
  const { election, ...guide } = load('fixtures/region')
  const results = election.results && {
    ...election.results,
    turnout: { ballots: 8300, registered: 15_120, unofficial: true, sources: [] },
  }
  expect(buildNistReport({ ...guide, election: { ...election, results } }).Election[0]?.BallotCounts).toEqual([])
})
