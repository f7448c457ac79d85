/** Returns the letters for a position, as above the columns of a spreadsheet: `A` for 0, `AA` for 26. */
export function toLetters(index: number): string {
  return (index > 25 ? toLetters(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26))
}
