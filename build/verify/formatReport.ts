import type { Verification } from './verifySite'

/** Formats the result of a verification: each difference with its address, a warning, and the counts on the last line. */
export function formatReport({ total, differences, unsupportedHeaders }: Verification): string {
  const blocks = differences.map(({ address, details }) => `${[address, ...details].join('\n  ')}\n\n`)
  const addresses = total === 1 ? '1 address' : `${total} addresses`
  const warning = unsupportedHeaders.length === 0 ? '' : describeUnsupported(unsupportedHeaders)
  return `${blocks.join('')}${warning}Compared ${addresses}. ${formatCount(differences.length)}.`
}

/** Not a difference, because nobody can correct it on this host. */
function describeUnsupported(names: readonly string[]): string {
  return [
    `Warning: GitHub Pages can't set headers. Missing: ${names.join(', ')}.`,
    'Each page still has its own Content Security Policy in a <meta> element, but that cannot keep other sites from showing',
    'the page in a frame. docs/hosts/ lists hosts that set the headers.\n\n',
  ].join('\n')
}

function formatCount(count: number): string {
  if (count === 0) return 'No differences'
  return count === 1 ? '1 differs' : `${count} differ`
}
