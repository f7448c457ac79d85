/** Formats calendar dates and times of day. Nothing here reads the current time. */

const date = { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' } as const
const dateFormat = new Intl.DateTimeFormat('en-US', date)
const longDateFormat = new Intl.DateTimeFormat('en-US', { ...date, weekday: 'long' })
const dayOfWeekFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' })
const monthFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' })

/** Formats `2023-11-07` as "November 7, 2023". */
export function formatDate(isoDate: string): string {
  return dateFormat.format(Date.parse(isoDate))
}

/** Formats `2023-11-07` as "Tuesday, November 7, 2023". */
export function formatLongDate(isoDate: string): string {
  return longDateFormat.format(Date.parse(isoDate))
}

/** Formats `2023-10-21` and `2023-10-27` as "Saturday, October 21 – Friday, October 27, 2023". */
export function formatDateRange(from: string, to: string): string {
  return longDateFormat.formatRange(Date.parse(from), Date.parse(to)).replaceAll('\u2009', ' ')
}

/** Formats `2023-11-07` as "Tuesday". */
export function formatDayOfWeek(isoDate: string): string {
  return dayOfWeekFormat.format(Date.parse(isoDate))
}

/** Formats the date of a source: `2023-10-20` as "October 20, 2023", `2023-10` as "October 2023", other text as it is. */
export function formatSourceDate(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text)
  if (/^\d{4}-\d\d$/.test(text)) return monthFormat.format(Date.parse(text))
  return text
}

/** Formats `07:00` and `20:00` as "7:00 am to 8:00 pm". */
export function formatHours(opens: string, closes: string): string {
  return `${formatTime(opens)} to ${formatTime(closes)}`
}

/** Formats `16:30` as "4:30 pm". */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

/** Formats `America/New_York` as "Eastern Time". */
export function formatTimeZone(timeZone: string, isoDate: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
    Date.parse(isoDate),
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
