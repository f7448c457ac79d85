/** @jest-environment node */
import { describeStatement, isFromAnotherYear } from './describeStatement'

const electionDate = '2026-10-17'

it.each([
  [{}, undefined],
  [{ date: '2026' }, undefined],
  [{ date: '2015' }, 'Stated in 2015'],
  [{ date: '2026-10' }, 'Stated in October 2026'],
  [{ date: '2024-05-03' }, 'Stated on May 3, 2024'],
  [{ date: '2015', locator: 'question 3' }, 'Stated in 2015, question 3'],
  [{ locator: 'question 3' }, 'In the source: question 3'],
  [{ date: '2026', locator: 'question 3' }, 'In the source: question 3'],
  [{ how: 'interview' }, 'Interview'],
  [{ how: 'campaign site', date: '2026' }, 'Campaign site, 2026'],
  [{ how: 'news report', date: '2024-05' }, 'News report, May 2024'],
  [{ how: 'debate', date: '2026-09-24', locator: 'about minute 12' }, 'Debate, September 24, 2026, about minute 12'],
] as const)('describes %j as %s', (statement, text) => {
  expect(describeStatement(statement, electionDate)).toBe(text)
})

it.each([
  ['2015', true],
  ['2025-12-31', true],
  ['2026', false],
  ['2026-01', false],
  [undefined, false],
])('compares the year of %s with that of the election', (date, expected) => {
  expect(isFromAnotherYear({ date }, electionDate)).toBe(expected)
})
