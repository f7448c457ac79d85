/** Results for tests. */
import { pageKinds, type Metrics, type Results } from './metrics'

const site: Metrics = {
  scripts: 0,
  bytes: 20_000,
  pageBytes: 8000,
  scriptBytes: 0,
  imageBytes: 12_000,
  firstPaint: 525,
  largestPaint: 630,
  largestIsImage: 0,
  layoutShift: 0.0123,
  raceButton: 630,
  nextPage: 130,
  strayPaints: 0,
}

/** Results that meet every budget, most of them exactly. */
export const exactResults: Required<Results> = Object.fromEntries(
  pageKinds.map((page) => [
    page,
    {
      site,
      export: { ...site, bytes: 150_000, largestIsImage: 1 },
      baseline: { firstPaint: 500, largestPaint: 600, raceButton: 600 },
      bareHtml: { bytes: 2000, largestPaint: 571.4 },
      app: { pageBytes: 64_000, largestPaint: 1260, nextPage: 130 },
    },
  ]),
) as Required<Results>

/** The same results with other values for this site's list. */
export function withList(values: Metrics): Results {
  return { ...exactResults, list: { ...exactResults.list, site: { ...site, ...values } } }
}
