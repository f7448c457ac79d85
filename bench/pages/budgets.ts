import {
  metricLabels,
  pageKinds,
  type Metric,
  type Metrics,
  type PageKind,
  type PageResults,
  type Results,
  type Site,
} from './metrics'

/** An upper limit for one metric of some pages of this site. */
interface Budget {
  readonly pages: readonly PageKind[]
  readonly metric: Metric
  /** In the unit of the metric, or as a multiple of the other site's value. */
  readonly limit: number
  /** Site that this one is compared with. */
  readonly relativeTo?: Site
}

/** Pages without script files. */
const scriptlessPages = pageKinds.filter((page) => page !== 'myBallot')

/** Pages with the statements of many candidates. */
const statementPages: readonly PageKind[] = ['stance', 'compare', 'topic']

const budgets: readonly Budget[] = [
  { pages: pageKinds, metric: 'firstPaint', limit: 1.05, relativeTo: 'baseline' },
  { pages: pageKinds, metric: 'largestPaint', limit: 1.05, relativeTo: 'baseline' },
  { pages: ['list'], metric: 'raceButton', limit: 1.05, relativeTo: 'baseline' },
  // The landing page prerenders the usual next step.
  { pages: ['landing'], metric: 'nextPage', limit: 500 },
  { pages: ['list', 'profile'], metric: 'nextPage', limit: 1500 },
  { pages: scriptlessPages.filter((page) => !statementPages.includes(page)), metric: 'pageBytes', limit: 8000 },
  { pages: statementPages, metric: 'pageBytes', limit: 20_000 },
  { pages: ['myBallot'], metric: 'pageBytes', limit: 138_000 },
  { pages: ['myBallot'], metric: 'scriptBytes', limit: 130_000 },
  { pages: ['list'], metric: 'bytes', limit: 20_000 },
  { pages: scriptlessPages, metric: 'scripts', limit: 0 },
  { pages: ['profile'], metric: 'strayPaints', limit: 0 },
]

/** One budget, checked for one page. */
export interface BudgetCheck {
  /** Like `list: largest paint (ms) / baseline`. */
  readonly name: string
  readonly value: number
  readonly limit: number
  readonly isMet: boolean
}

/**
 * Checks every budget of the pages in the results.
 * @param hasRaceChoice false if the election has one race, so that no race button was measured
 * @throws Error if a metric that has a budget was not measured
 */
export function checkBudgets(results: Results, hasRaceChoice = true): readonly BudgetCheck[] {
  return budgets
    .filter(({ metric }) => hasRaceChoice || metric !== 'raceButton')
    .flatMap((budget) =>
      budget.pages.flatMap((page) => {
        const values = results[page]
        return values ? [checkBudget(budget, page, values)] : []
      }),
    )
}

function checkBudget({ metric, limit, relativeTo }: Budget, page: PageKind, values: PageResults): BudgetCheck {
  const own = requireMetric(values.site, metric)
  const value = relativeTo ? own / requireMetric(values[relativeTo], metric) : own
  const name = `${page}: ${metricLabels[metric]}${relativeTo ? ` / ${relativeTo}` : ''}`
  return { name, value, limit, isMet: value <= limit }
}

function requireMetric(values: Metrics, metric: Metric): number {
  const value = values[metric]
  if (value === undefined) throw new Error(`${metric} was not measured.`)
  return value
}
