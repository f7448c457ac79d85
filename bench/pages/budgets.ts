/** The compared sites: this one, and a copy of it without scripts. */
export const sites = ['site', 'baseline'] as const
export type Site = (typeof sites)[number]

/** The measured pages, in the order of the report. */
export const pageKinds = [
  'landing',
  'list',
  'profile',
  'stance',
  'compare',
  'myBallot',
  'howToVote',
  'results',
  'about',
  'fairness',
  'data',
] as const
export type PageKind = (typeof pageKinds)[number]

/** Label of every metric in the report. README.md explains them. */
const metricLabels = {
  firstPaint: 'first paint (ms)',
  largestPaint: 'largest paint (ms)',
  raceButton: 'race button (ms)',
  nextPage: 'next page (ms)',
} as const

type Metric = keyof typeof metricLabels
/** Values of one visit. A metric that does not apply is absent. */
export type Metrics = Readonly<Partial<Record<Metric, number>>>

export interface Visit {
  readonly site: Site
  readonly page: PageKind
  readonly metrics: Metrics
}

interface Budget {
  readonly pages: readonly PageKind[]
  readonly metric: Metric
  /** In the unit of the metric, or as a multiple of the baseline's value. */
  readonly limit: number
  readonly isRelative?: boolean
}

const budgets: readonly Budget[] = [
  { pages: pageKinds, metric: 'firstPaint', limit: 1.05, isRelative: true },
  { pages: pageKinds, metric: 'largestPaint', limit: 1.05, isRelative: true },
  { pages: ['list'], metric: 'raceButton', limit: 1.05, isRelative: true },
  // The landing page prerenders the usual next step.
  { pages: ['landing'], metric: 'nextPage', limit: 500 },
  { pages: ['list', 'profile'], metric: 'nextPage', limit: 1500 },
]

/**
 * Checks every budget for each visited page, under a name like `list: largest paint (ms) / baseline`.
 * @param hasRaceChoice false if the election has one race, so that no race button was measured
 * @throws Error if a metric that has a budget was not measured
 */
export function checkBudgets(visits: readonly Visit[], hasRaceChoice = true) {
  const combine = (site: Site, page: PageKind, metric: Metric): number => {
    const own = visits.filter((visit) => visit.site === site && visit.page === page)
    const values = own.flatMap(({ metrics }) => metrics[metric] ?? [])
    if (values.length === 0) throw new Error(`${metric} was not measured.`)
    return median(values)
  }
  const visited = new Set(visits.map(({ page }) => page))
  return budgets
    .filter(({ metric }) => hasRaceChoice || metric !== 'raceButton')
    .flatMap(({ pages, metric, limit, isRelative }) =>
      pages
        .filter((page) => visited.has(page))
        .map((page) => {
          const own = combine('site', page, metric)
          const value = isRelative ? own / combine('baseline', page, metric) : own
          const name = `${page}: ${metricLabels[metric]}${isRelative ? ' / baseline' : ''}`
          return { name, value: Number(value.toFixed(3)), limit, isMet: value <= limit }
        }),
    )
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return ((sorted[(sorted.length - 1) >> 1] ?? NaN) + (sorted[sorted.length >> 1] ?? NaN)) / 2
}
