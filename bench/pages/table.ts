import { metricLabels, metrics, sites, type Metric, type PageResults } from './metrics'

/** Rows for `console.table`, by label. */
type Rows = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Returns one row for each metric that this site has: every site's value, and its multiple of this site's value. */
export function resultRows(page: PageResults): Rows {
  return Object.fromEntries(
    metrics
      .filter((metric) => page.site[metric] !== undefined)
      .map((metric) => [metricLabels[metric], row(page, metric)]),
  )
}

function row(page: PageResults, metric: Metric): Record<string, number> {
  const own = page.site[metric]
  const hasRatio = own !== undefined && own > 0 && metric !== 'largestIsImage'
  const cells = sites.flatMap((site) => {
    const value = page[site][metric]
    if (value === undefined) return []
    const cell = [site, round(value, metric === 'layoutShift' ? 3 : 0)] as const
    return site === 'site' || !hasRatio ? [cell] : [cell, [`${site} ×`, round(value / own, 2)] as const]
  })
  return Object.fromEntries(cells)
}

/** Rounds a value to a number of decimal places. */
export function round(value: number, places: number): number {
  return Number(value.toFixed(places))
}
