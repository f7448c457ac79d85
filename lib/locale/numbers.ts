/** Formats numbers. */

const countFormat = new Intl.NumberFormat('en-US')
const shareFormat = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

/** Formats 15120 as "15,120". */
export function formatCount(count: number): string {
  return countFormat.format(count)
}

/** Formats 0.549 as "54.9%". */
export function formatShare(share: number): string {
  return shareFormat.format(share)
}
