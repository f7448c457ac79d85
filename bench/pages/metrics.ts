/** Names of what is compared, and how the runs of a page become one value for each metric. */

/** The compared sites: this one, and a copy of it without scripts. */
export const sites = ['site', 'baseline'] as const
/** One of the compared sites. */
export type Site = (typeof sites)[number]

/** The pages of the main journey from which a reader taps the link to the next. */
export type JourneyPage = 'landing' | 'list' | 'profile'
/** The measured pages, in the order of the report. */
export const pageKinds = [
  'landing',
  'list',
  'profile',
  'stance',
  'compare',
  'topics',
  'topic',
  'myBallot',
  'howToVote',
  'results',
  'about',
  'fairness',
  'data',
] as const
/** One of the measured pages. */
export type PageKind = (typeof pageKinds)[number]

/** Label of every metric in the report. README.md explains them. */
export const metricLabels = {
  requests: 'requests',
  scripts: 'script files',
  bytes: 'bytes',
  pageBytes: 'page bytes',
  scriptBytes: 'script bytes',
  imageBytes: 'image bytes',
  prefetchedBytes: 'prefetched bytes',
  firstPaint: 'first paint (ms)',
  largestPaint: 'largest paint (ms)',
  largestIsImage: 'largest is image',
  layoutShift: 'layout shift',
  raceButton: 'race button (ms)',
  nextPage: 'next page (ms)',
  legacyRoute: 'legacy route (ms)',
  strayPaints: 'stray paints',
} as const

/** A metric of a page. */
export type Metric = keyof typeof metricLabels
/** Every metric, in the order of the report. */
export const metrics = Object.keys(metricLabels) as Metric[]
/** Values of one page. A metric that does not apply is absent. */
export type Metrics = Readonly<Partial<Record<Metric, number>>>
/** Values of one page of every site. Empty for sites on which it is not measured. */
export type PageResults = Readonly<Record<Site, Metrics>>
/** Values of every page that the election has. */
export type Results = Readonly<Partial<Record<PageKind, PageResults>>>

/**
 * Returns the median: the middle value, or the mean of the two middle ones.
 * @throws RangeError if there are no values
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (low === undefined || high === undefined) throw new RangeError('No values to take the median of.')
  return (low + high) / 2
}

/** Combines runs of a page: the median of each metric, except for stray paints, which must never happen and add up. */
export function combine(runs: readonly Metrics[]): Metrics {
  return Object.fromEntries(
    metrics.flatMap((metric) => {
      const values = runs.flatMap((run) => run[metric] ?? [])
      if (values.length === 0) return []
      return [[metric, metric === 'strayPaints' ? values.reduce((sum, value) => sum + value, 0) : median(values)]]
    }),
  )
}
