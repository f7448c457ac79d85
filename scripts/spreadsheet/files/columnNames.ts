/** Names of columns in messages. */

/** Returns the letters that spreadsheets show above a column: 'A' for 0, 'AA' for 26. */
export function toLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : toLetters(Math.floor(index / 26) - 1) + last
}

/** Returns the heading on one line, and the letter of the column. */
export function nameColumn(headings: readonly string[], index: number): string {
  const heading = headings[index]?.replace(/\s+/g, ' ') ?? ''
  return heading ? `"${heading}" (column ${toLetters(index)})` : `column ${toLetters(index)}`
}
