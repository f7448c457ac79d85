/** Written calendar dates and hours. Nothing here asks what day it is now. */

const options = { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' } as const
const plain = new Intl.DateTimeFormat('en-US', options)
const weekday = new Intl.DateTimeFormat('en-US', { ...options, weekday: 'long' })
const dayOfWeek = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' })
const month = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' })

/** `2023-11-07` as "November 7, 2023". */
export function formatDate(date: string): string {
  return plain.format(Date.parse(date))
}

/** `2023-11-07` as "Tuesday, November 7, 2023". */
export function formatWeekday(date: string): string {
  return weekday.format(Date.parse(date))
}

/** `2023-11-07` as "Tuesday". */
export function formatDayOfWeek(date: string): string {
  return dayOfWeek.format(Date.parse(date))
}

/** The date of a source: `2023-10-20` and `2023-10` are written out, words stay as they are. */
export function formatSourceDate(date: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(date)) return formatDate(date)
  if (/^\d{4}-\d\d$/.test(date)) return month.format(Date.parse(date))
  return date
}

/** `07:00` and `20:00` as "7:00 am to 8:00 pm". */
export function formatHours(opens: string, closes: string): string {
  return `${formatTime(opens)} to ${formatTime(closes)}`
}

function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

/** `America/New_York` as "Eastern Time". */
export function formatTimeZone(timeZone: string, date: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
    Date.parse(date),
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
