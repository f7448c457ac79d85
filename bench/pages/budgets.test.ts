/** @jest-environment node */
import { checkBudgets, describeBudgets } from './budgets'
import { good, withList } from './sampleResults'

function missed(results: typeof good): string[] {
  return checkBudgets(results).flatMap(({ asked, kept }) => (kept ? [] : [asked]))
}

it('keeps what is just kept', () => {
  expect(missed(good)).toEqual([])
})

it.each([
  [
    { largestPaint: 601 },
    ['list: largest paint at most 1.05 of bare HTML', 'list: largest paint at most 0.5 of the app'],
  ],
  [{ race: 611 }, ['list: time until a race button works at most 1.05 of bare HTML']],
  [
    { pageBytes: 8001 },
    ['list: page without pictures at most 0.125 of the app', 'list: page without pictures at most 8.0 kB'],
  ],
  [{ pictureBytes: 12_001 }, ['list: bytes with the pictures in view at most 20.0 kB']],
  [{ scripts: 1 }, ['list: script files at most 0']],
])('misses what is just missed: %j', (figures, asked) => {
  expect(missed(withList(figures))).toEqual(asked)
})

it('misses the landing page painted once', () => {
  const profile = { ...good.profile, site: { ...good.profile.site, strayPaints: 1 } }
  expect(missed({ ...good, profile })).toEqual(['profile: runs that painted the landing page at most 0'])
})

it('does not take what was not measured for kept', () => {
  expect(() => checkBudgets(withList({ race: undefined }))).toThrow('race was not measured')
})

it('says each with its figures', () => {
  const lines = describeBudgets(checkBudgets(withList({ largestPaint: 700 }))).split('\n')
  expect(lines).toHaveLength(23)
  expect(lines[0]).toMatch(/^kept {4}landing: largest paint .* 1\.050 \(600 ms against 571 ms\)$/)
  expect(lines[1]).toMatch(/^MISSED {2}list: largest paint .* 1\.225 \(700 ms against 571 ms\)$/)
})
