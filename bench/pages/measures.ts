/** What is measured, and how the runs become one figure. */

/** This site, its export before the last step, the same pages as bare HTML, and the same content as an app. */
export type Site = 'site' | 'export' | 'floor' | 'app'
/** Kinds of pages, in the order of the table. */
export const kinds = ['landing', 'list', 'profile', 'stance'] as const
/** One of them. */
export type Kind = (typeof kinds)[number]

/** Every measure with its words and its form. Bytes are those on the wire: encoded, and with the headers. */
export const measures = {
  requests: { label: 'requests', form: 'count' },
  scripts: { label: 'script files', form: 'count' },
  bytes: { label: 'bytes', form: 'bytes' },
  pageBytes: { label: '  page without pictures', form: 'bytes' },
  pictureBytes: { label: '  pictures in view, and icons', form: 'bytes' },
  aheadBytes: { label: '  fetched ahead', form: 'bytes' },
  firstPaint: { label: 'first paint', form: 'time' },
  largestPaint: { label: 'largest paint', form: 'time' },
  largestIsPicture: { label: '  which is a picture', form: 'yes or no' },
  shift: { label: 'layout shift', form: 'shift' },
  race: { label: 'time until a race button works', form: 'time' },
  next: { label: 'from a click to the next page', form: 'time' },
  legacy: { label: 'from /#/profile/bears to the name', form: 'time' },
  strayPaints: { label: 'runs that painted the landing page', form: 'count' },
} as const

/** The name of a measure. */
export type Measure = keyof typeof measures
/** Figures of one page: bytes, milliseconds or counts. What does not apply is not there. */
export type Figures = Readonly<Partial<Record<Measure, number>>>
/** The figures of every page of every site. */
export type Results = Readonly<Record<Kind, Readonly<Record<Site, Figures>>>>

/** The middle of some numbers, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing.')
  return (low + high) / 2
}

/** One figure for each measure of some runs: the median, but what should never happen is counted. */
export function combine(runs: readonly Figures[]): Figures {
  const names = Object.keys(measures) as Measure[]
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = runs.flatMap((run) => run[name] ?? [])
      if (values.length === 0) return []
      return [[name, name === 'strayPaints' ? values.reduce((sum, value) => sum + value, 0) : median(values)]]
    }),
  )
}
