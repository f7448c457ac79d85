/** Formats calendar dates and times of day in the language of the pages. Nothing here reads the current time. */
import { dates as en } from './en/dates'
import { language } from './language'
import { pseudoLanguage } from './languages'
import { pseudolocalizeText } from './pseudo'
import { selectLanguage } from './selectLanguage'

/** Not from `phrases.ts`, so that the modules of page text can format dates. */
const text = selectLanguage<Record<keyof typeof en, (...parts: string[]) => string>>({ en })

const day = { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' } as const
const dateFormat = new Intl.DateTimeFormat(language, day)
const longDateFormat = new Intl.DateTimeFormat(language, { ...day, weekday: 'long' })
const dayOfWeekFormat = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' })
const monthFormat = new Intl.DateTimeFormat(language, { timeZone: 'UTC', year: 'numeric', month: 'long' })
const yearFormat = new Intl.DateTimeFormat(language, { timeZone: 'UTC', year: 'numeric' })
const timeFormat = new Intl.DateTimeFormat(language, { timeZone: 'UTC', timeStyle: 'short' })

/** Formats `2017-11-07` as "November 7, 2017". */
export function formatDate(isoDate: string): string {
  return finish(dateFormat.format(Date.parse(isoDate)))
}

/** Formats `2017-11-07` as "Tuesday, November 7, 2017". */
export function formatLongDate(isoDate: string): string {
  return finish(longDateFormat.format(Date.parse(isoDate)))
}

/** Formats `2017-11-07` as "Tuesday". */
export function formatDayOfWeek(isoDate: string): string {
  return finish(dayOfWeekFormat.format(Date.parse(isoDate)))
}

/** Formats `2017-10-21` and `2017-10-27` as "Saturday, October 21 – Friday, October 27, 2017". */
export function formatDateRange(from: string, to: string): string {
  return finish(longDateFormat.formatRange(Date.parse(from), Date.parse(to)))
}

/** Formats a day as "October 20, 2017", a month (`2017-10`) as "October 2017", and a year as "2017". */
function formatPartialDate(partialDate: string): string {
  const formats = { 4: yearFormat, 7: monthFormat, 10: dateFormat } as const
  const format = formats[partialDate.length as keyof typeof formats] ?? dateFormat
  return finish(format.format(Date.parse(partialDate)))
}

/** Formats the date of a source: `2017-10-20` as "October 20, 2017", `2017-10` as "October 2017", other text as it is. */
export function formatSourceDate(date: string): string {
  return /^\d{4}(-\d\d){0,2}$/.test(date) ? formatPartialDate(date) : date
}

/** Formats `07:00` and `20:00` as "7:00 am to 8:00 pm". */
export function formatHours(opens: string, closes: string): string {
  return text.range(formatTime(opens), formatTime(closes))
}

/** Formats `07:00` as "7:00 am". */
export function formatTime(time: string): string {
  const parts = timeFormat.formatToParts(Date.parse(`2000-01-01T${time}Z`))
  return finish(parts.map(({ type, value }) => (type === 'dayPeriod' ? text.dayPeriod(value) : value)).join(''))
}

/** Formats `America/New_York` as "Eastern Time". */
export function formatTimeZone(timeZone: string, isoDate: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
    Date.parse(isoDate),
  )
  return finish(parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone)
}

/** `Intl` writes narrow spaces, which some fonts lack. */
function finish(formatted: string): string {
  const result = formatted.replace(/[\u2009\u202F]/g, ' ')
  return language === pseudoLanguage ? pseudolocalizeText(result) : result
}
