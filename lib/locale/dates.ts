/** Formats calendar dates and times of day in the language of the pages. Nothing here reads the current time. */
import { writeDate, writeDateRange, writeTime, writeTimeZone } from './haitianCreole'
import { language } from './language'
import { findFormats, isHaitianCreole, pseudoLanguage } from './languages'
import { phrases } from './phrases'
import { pseudolocalizeText } from './pseudo'

const isCreole = isHaitianCreole(language)
const month = { year: 'numeric', month: 'long' } as const
const day = { ...month, day: 'numeric' } as const
const longDay = { ...day, weekday: 'long' } as const
const longDateFormat = createFormat(longDay)
const timeFormat = createFormat({ timeStyle: 'short' })

/** Formats `2017-11-07` as "November 7, 2017". */
export const formatDate = createFormatter(day)

/** Formats `2017-11-07` as "Tuesday, November 7, 2017". */
export const formatLongDate = createFormatter(longDay)

/** Formats `2017-11-07` as "Tuesday". */
export const formatDayOfWeek = createFormatter({ weekday: 'long' })

/** Formats of a day, a month (`2017-10`) and a year, by their length. */
const partialFormats = new Map([
  [10, formatDate],
  [7, createFormatter(month)],
  [4, createFormatter({ year: 'numeric' })],
])

/** Formats `2017-10-21` and `2017-10-27` as "Saturday, October 21 – Friday, October 27, 2017". */
export function formatDateRange(from: string, to: string): string {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  return isCreole ? writeDateRange(start, end, longDay) : finish(longDateFormat.formatRange(start, end))
}

/** Formats the date of a source: `2017-10-20` as "October 20, 2017", `2017-10` as "October 2017", other text as it is. */
export function formatSourceDate(date: string): string {
  const format = /^\d{4}(-\d\d){0,2}$/.test(date) ? partialFormats.get(date.length) : undefined
  return format?.(date) ?? date
}

/** Formats `07:00` and `20:00` as "7:00 am to 8:00 pm". */
export function formatHours(opens: string, closes: string): string {
  return phrases.dates.range({ from: formatTime(opens), to: formatTime(closes) })
}

/** Formats `07:00` as "7:00 am". */
export function formatTime(time: string): string {
  const instant = Date.parse(`2000-01-01T${time}Z`)
  // `Intl` writes "AM" in English.
  return isCreole ? writeTime(instant) : finish(timeFormat.format(instant).toLowerCase())
}

/** Formats `America/New_York` as "Eastern Time". */
export function formatTimeZone(timeZone: string, isoDate: string): string {
  const parts = new Intl.DateTimeFormat(findFormats(language), { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
    Date.parse(isoDate),
  )
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return isCreole ? writeTimeZone(name) : finish(name)
}

function createFormat(options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(findFormats(language), { timeZone: 'UTC', ...options })
}

function createFormatter(options: Intl.DateTimeFormatOptions) {
  const format = createFormat(options)
  return (isoDate: string) => {
    const date = Date.parse(isoDate)
    return isCreole ? writeDate(date, options) : finish(format.format(date))
  }
}

/** `Intl` writes narrow spaces, which some fonts lack. */
function finish(formatted: string): string {
  const result = formatted.replace(/[\u2009\u202F]/g, ' ')
  return language === pseudoLanguage ? pseudolocalizeText(result) : result
}
