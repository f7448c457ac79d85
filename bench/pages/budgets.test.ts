import { checkBudgets, pageKinds, type Metrics, type PageKind, type Visit } from './budgets'

const site: Metrics = {
  firstPaint: 525,
  largestPaint: 630,
  raceButton: 630,
  nextPage: 500,
}
const baseline: Metrics = { firstPaint: 500, largestPaint: 600, raceButton: 600 }

/** Visits that meet every budget, most of them exactly, but for some values of one page of this site. */
function visit(changed?: PageKind, values?: Metrics): Visit[] {
  return pageKinds.flatMap((page): Visit[] => [
    { site: 'site', page, metrics: { ...site, ...(page === changed ? values : {}) } },
    { site: 'baseline', page, metrics: baseline },
  ])
}

const listMissed = (...args: Parameters<typeof checkBudgets>) =>
  checkBudgets(...args).flatMap(({ name, isMet }) => (isMet ? [] : [name]))

it('meets budgets exactly at their limits', () => {
  expect(listMissed(visit())).toEqual([])
})

it.each([
  ['list', { firstPaint: 526 }, 'list: first paint (ms) / baseline'],
  ['landing', { nextPage: 501 }, 'landing: next page (ms)'],
] as const)('misses the budget of %s just above its limit: %j', (page, values, name) => {
  expect(listMissed(visit(page, values))).toEqual([name])
})

it('checks the median of the visits', () => {
  const once = { site: 'site', page: 'profile', metrics: { firstPaint: 9000 } } as const
  expect(listMissed([...visit(), ...visit(), once])).toEqual([])
})

it('throws if a metric with a budget was not measured, unless there is only one race to choose', () => {
  const unmeasured = visit('list', { raceButton: undefined })
  expect(() => checkBudgets(unmeasured)).toThrow('raceButton was not measured')
  expect(listMissed(unmeasured, false)).toEqual([])
})
