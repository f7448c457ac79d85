/** @jest-environment node */
import { loadGuide } from '@/guide/read/loadGuide'
import { findReferenceProblems } from './references'
import { buildNistReport } from './report'

const report = buildNistReport(loadGuide(process.cwd(), 'fixtures/region'))

/** The problems of the report after a replacement in its text. */
function findProblemsAfter(from: string, to: string): readonly string[] {
  const text = JSON.stringify(report)
  expect(text).toContain(from)
  return findReferenceProblems(JSON.parse(text.replace(from, to)) as object)
}

it('finds nothing in a report whose references are right', () => {
  expect(findReferenceProblems(report)).toEqual([])
})

it.each([
  [
    'ElectionScopeId',
    '"ElectionScopeId":"unit"',
    '"ElectionScopeId":"unit.gone"',
    /refers to "unit\.gone", which is missing/,
  ],
  [
    'a list of ids',
    '"OfficeIds":["office.ward3"]',
    '"OfficeIds":["office.gone"]',
    /"contest\.ward3": OfficeIds refers to "office\.gone"/,
  ],
  ['an @id', '"@id":"person.penner"', '"@id":"person.gone"', /PersonId refers to "person\.penner", which is missing/],
])('finds a reference to a missing object after a change of %s', (_name, from, to, problem) => {
  const problems = findProblemsAfter(from, to)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(problem)
})

it('finds a reference to an object of another class', () => {
  expect(findProblemsAfter('"PersonId":"person.penner"', '"PersonId":"office.warden"')).toEqual([
    'ElectionResults.Candidate "candidate.ward3.penner": PersonId refers to "office.warden", which is ElectionResults.Office, not ElectionResults.Person.',
  ])
})

it('finds a reference from a counted vote to a person', () => {
  const problems = findProblemsAfter('"GpUnitId":"unit"', '"GpUnitId":"person.zhou"')
  expect(problems.join('\n')).toMatch(/GpUnitId refers to "person\.zhou", which is ElectionResults\.Person, not/)
})

it('finds an @id that two objects have', () => {
  expect(findProblemsAfter('"@id":"person.wells"', '"@id":"person.quill"')).toEqual([
    'Several objects have the @id "person.quill".',
    expect.stringContaining('PersonId refers to "person.wells", which is missing'),
  ])
})
