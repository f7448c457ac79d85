/** @jest-environment node */
import { checkBudgets } from './budgets'
import { exactResults, withList } from './sampleResults'

function missed(...args: Parameters<typeof checkBudgets>): string[] {
  return checkBudgets(...args).flatMap(({ name, isMet }) => (isMet ? [] : [name]))
}

it('meets budgets exactly at their limits', () => {
  expect(missed(exactResults)).toEqual([])
})

it.each([
  [{ firstPaint: 526 }, ['list: first paint (ms) / baseline']],
  [{ largestPaint: 631 }, ['list: largest paint (ms) / baseline', 'list: largest paint (ms) / app']],
  [{ nextPage: 1501 }, ['list: next page (ms)']],
  [{ raceButton: 631 }, ['list: race button (ms) / baseline']],
  [{ pageBytes: 8001 }, ['list: page bytes / app', 'list: page bytes']],
  [{ bytes: 20_001 }, ['list: bytes']],
  [{ scripts: 1 }, ['list: script files']],
])('misses budgets just above their limits: %j', (values, names) => {
  expect(missed(withList(values))).toEqual(names)
})

it.each([
  ['landing', { nextPage: 131 }, 'landing: next page (ms) / app'],
  ['profile', { nextPage: 1501 }, 'profile: next page (ms)'],
  ['compare', { pageBytes: 20_001 }, 'compare: page bytes'],
  ['myBallot', { pageBytes: 138_001 }, 'myBallot: page bytes'],
  ['myBallot', { scriptBytes: 130_001 }, 'myBallot: script bytes'],
  ['topic', { pageBytes: 20_001 }, 'topic: page bytes'],
  ['topics', { pageBytes: 8001 }, 'topics: page bytes'],
] as const)('has a budget for %s: %j', (page, values, name) => {
  const results = { ...exactResults[page], site: { ...exactResults[page].site, ...values } }
  expect(missed({ ...exactResults, [page]: results })).toEqual([name])
})

it('allows script files on My ballot only', () => {
  const results = { ...exactResults.myBallot, site: { ...exactResults.myBallot.site, scripts: 9 } }
  expect(missed({ ...exactResults, myBallot: results })).toEqual([])
})

it('misses the budget if the landing page was painted once', () => {
  const profile = { ...exactResults.profile, site: { ...exactResults.profile.site, strayPaints: 1 } }
  expect(missed({ ...exactResults, profile })).toEqual(['profile: stray paints'])
})

it('compares pages that the app does not have with the baseline', () => {
  const { site, baseline } = exactResults.about
  const about = { ...exactResults.about, site: { ...site, firstPaint: 526 }, baseline, app: {} }
  expect(missed({ ...exactResults, about })).toEqual(['about: first paint (ms) / baseline'])
})

it('has no budget for a page that the election does not have', () => {
  const { results: _, ...others } = exactResults
  expect(checkBudgets(others).map(({ name }) => name)).not.toContain('results: page bytes')
  expect(checkBudgets(exactResults).map(({ name }) => name)).toContain('results: page bytes')
})

it('throws if a metric with a budget was not measured', () => {
  expect(() => checkBudgets(withList({ raceButton: undefined }))).toThrow('raceButton was not measured')
})

it('has no race budget for an election with one race', () => {
  expect(missed(withList({ raceButton: undefined }), false)).toEqual([])
})
