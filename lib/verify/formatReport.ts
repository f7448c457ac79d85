import type { Difference } from './verifySite'

/** Formats the result of a verification: each difference with its address, and the counts on the last line. */
export function formatReport(total: number, differences: readonly Difference[]): string {
  const blocks = differences.map(({ address, details }) => `${[address, ...details].join('\n  ')}\n\n`)
  const addresses = total === 1 ? '1 address' : `${total} addresses`
  return `${blocks.join('')}Compared ${addresses}. ${formatCount(differences.length)}.`
}

function formatCount(count: number): string {
  if (count === 0) return 'No differences'
  return count === 1 ? '1 differs' : `${count} differ`
}
