import { toLetters } from '@/lib/toLetters'

/** Returns the heading on one line, and the letter of the column. */
export function nameColumn(headings: readonly string[], index: number): string {
  const heading = headings[index]?.replace(/\s+/g, ' ') ?? ''
  return heading ? `"${heading}" (column ${toLetters(index)})` : `column ${toLetters(index)}`
}
