/** Prevents spreadsheets from running text as formulas. */

const formula = /^'*[=+\-@\t\r＝＋－＠]/

/**
 * Puts an apostrophe in front of text that a spreadsheet would run. Text that already has one gets another, so that
 * {@link unescapeFormula} restores every string.
 */
export function escapeFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** Removes the apostrophe that {@link escapeFormula} added. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}
