/** @jest-environment node */
import { checkBudgets } from './budgets'
import { pageKinds, type Metrics, type PageKind, type Results } from './metrics'

const site: Metrics = {
  scripts: 0,
  bytes: 20_000,
  pageBytes: 8000,
  scriptBytes: 0,
  firstPaint: 525,
  largestPaint: 630,
  raceButton: 630,
  nextPage: 500,
  strayPaints: 0,
}

/** Results that meet every budget, most of them exactly. */
const exactResults = Object.fromEntries(
  pageKinds.map((page) => [page, { site, baseline: { firstPaint: 500, largestPaint: 600, raceButton: 600 } }]),
) as Required<Results>

/** The same results with other values for one page of this site. */
function withPage(page: PageKind, values: Metrics): Results {
  return { ...exactResults, [page]: { ...exactResults[page], site: { ...site, ...values } } }
}

function missed(...args: Parameters<typeof checkBudgets>): string[] {
  return checkBudgets(...args).flatMap(({ name, isMet }) => (isMet ? [] : [name]))
}

it('meets budgets exactly at their limits', () => {
  expect(missed(exactResults)).toEqual([])
})

it.each([
  ['list', { firstPaint: 526 }, 'list: first paint (ms) / baseline'],
  ['about', { largestPaint: 631 }, 'about: largest paint (ms) / baseline'],
  ['list', { raceButton: 631 }, 'list: race button (ms) / baseline'],
  ['landing', { nextPage: 501 }, 'landing: next page (ms)'],
  ['profile', { nextPage: 1501 }, 'profile: next page (ms)'],
  ['list', { pageBytes: 8001 }, 'list: page bytes'],
  ['compare', { pageBytes: 20_001 }, 'compare: page bytes'],
  ['myBallot', { scriptBytes: 130_001 }, 'myBallot: script bytes'],
  ['list', { bytes: 20_001 }, 'list: bytes'],
  ['list', { scripts: 1 }, 'list: script files'],
  ['profile', { strayPaints: 1 }, 'profile: stray paints'],
] as const)('misses the budget of %s just above its limit: %j', (page, values, name) => {
  expect(missed(withPage(page, values))).toEqual([name])
})

it('allows script files on My ballot only', () => {
  expect(missed(withPage('myBallot', { scripts: 9 }))).toEqual([])
})

it('has no budget for a page that the election does not have', () => {
  const { results: _, ...others } = exactResults
  expect(checkBudgets(others).map(({ name }) => name)).not.toContain('results: page bytes')
})

it('throws if a metric with a budget was not measured, unless there is only one race to choose', () => {
  const unmeasured = withPage('list', { raceButton: undefined })
  expect(() => checkBudgets(unmeasured)).toThrow('raceButton was not measured')
  expect(missed(unmeasured, false)).toEqual([])
})
