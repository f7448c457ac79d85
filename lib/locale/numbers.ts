/** Formats numbers. */

const countFormat = new Intl.NumberFormat('en-US')

/** Formats `4210` as "4,210". */
export function formatCount(count: number): string {
  return countFormat.format(count)
}
