/** @jest-environment node */
import { describeOrigin, describeOtherYear } from './describeStatement'

it.each([
  [{}, undefined],
  [{ date: '2015' }, 'Stated in 2015'],
  [{ date: '2026-10' }, 'Stated in October 2026'],
  [{ date: '2024-05-03' }, 'Stated on May 3, 2024'],
  [{ how: 'interview' }, 'Interview'],
  [{ how: 'campaign site', date: '2026' }, 'Campaign site, 2026'],
  [{ how: 'news report', date: '2024-05' }, 'News report, May 2024'],
  [{ how: 'public meeting', date: '2023-09-05' }, 'Remark at a public meeting, September 5, 2023'],
] as const)('describes the origin of %j as %s', (statement, text) => {
  expect(describeOrigin(statement)).toBe(text)
})

it.each([
  ['2015-03', 'Stated in 2015'],
  ['2026-01-31', undefined],
  ['2026', undefined],
  [undefined, undefined],
])('marks a statement of %s with %s in the election of 2026', (date, text) => {
  expect(describeOtherYear({ date }, '2026-10-17')).toBe(text)
})
