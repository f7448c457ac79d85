/** Text in the cells of spreadsheets, which must not run text as formulas. */

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

/** Trims text, undoes the formula escape of an export, and ends lines with '\n'. */
export function cleanText(text: string): string {
  return unescapeFormula(text.trim()).replace(/\r\n?/g, '\n').trim()
}

/**
 * Formats a number as a person writes it: without an exponent, and with 15 digits, which is the precision of spreadsheets.
 * @param raw the number as it is in the file, like '2.0' or '1E+21'
 * @returns the text as it is if it is not a number
 */
export function formatNumber(raw: string): string {
  if (/^-?\d+$/.test(raw)) return BigInt(raw).toString()
  const value = Number(Number(raw).toPrecision(15))
  if (!Number.isFinite(value)) return raw
  if (Number.isInteger(value)) return BigInt(value).toString()
  return Math.abs(value) < 1e-6 ? value.toFixed(20).replace(/\.?0+$/, '') : String(value)
}

/** Time zero of spreadsheets. A time of day without a date is on this day. */
const dayZero = Date.UTC(1899, 11, 30)
const dayOne = dayZero + 24 * 60 * 60 * 1000

/**
 * Formats a date as YYYY-MM-DD, with a time as YYYY-MM-DD HH:MM, and a time as HH:MM. Seconds show unless they are 0.
 * @param date in UTC, because spreadsheets have no time zones
 */
export function formatDate(date: Date): string {
  const nearest = new Date(Math.round(date.getTime() / 1000) * 1000)
  // Spreadsheets show number signs for dates that do not exist.
  if (Number.isNaN(nearest.getTime())) return '####'
  const [day = '', clock = ''] = nearest.toISOString().split('T')
  const time = clock.startsWith('00:00:00') ? '' : clock.slice(0, clock.slice(6, 8) === '00' ? 5 : 8)
  if (nearest.getTime() > dayZero && nearest.getTime() < dayOne) return time
  return time ? `${day} ${time}` : day
}

export function formatValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return formatDate(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return cleanText(String(value))
}
