/** Reads dates, times and web addresses as people type them, in forms and in cells. */
import { defaultLanguage, parseLanguageTag } from '@/lib/locale/languages'

/**
 * Reads a day, a month or a year, like `10/12/2023`, `Oct 12, 2023`, `12 October 2023` or `October 2023`.
 * @param language of the election. It decides whether the day or the month comes first
 * @returns `2023-10-12`, `2023-10` or `2023`. The same text if it is no date, or if it could be two different days
 */
export function readDate(text: string, language: string = defaultLanguage): string {
  const trimmed = text.trim()
  return readNumbers(trimmed, language) ?? readWords(trimmed, language) ?? text
}

function readNumbers(text: string, language: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?$/.exec(text) ?? []
  if (year !== undefined) return toIso(year, month, day)
  const [, ofYear, inYear] = /^(\d{1,2})[/.](\d{4})$/.exec(text) ?? []
  if (ofYear !== undefined) return toIso(inYear, ofYear)
  const [, first = '', , second = '', last = ''] = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)$/.exec(text) ?? []
  const order = first === second ? 'month' : findOrder(Number(first), Number(second), language)
  if (last === '' || order === undefined) return undefined
  const full = last.length === 2 ? `20${last}` : last
  return order === 'month' ? toIso(full, first, second) : toIso(full, second, first)
}

/** Which of two numbers comes first. Undefined if it is not known. */
function findOrder(first: number, second: number, language: string): 'month' | 'day' | undefined {
  if (first > 12) return 'day'
  return second > 12 ? 'month' : getOrder(language)
}

/** Formats take long to create, and an import reads thousands of dates. */
function forEachLanguage<Result>(compute: (language: string) => Result) {
  const results = new Map<string, Result>()
  return (language: string): Result => {
    if (!results.has(language)) results.set(language, compute(language))
    return results.get(language)!
  }
}

/** Where the year comes first, as in `en-CA`, people write the rest in both orders. */
const getOrder = forEachLanguage((language: string): 'month' | 'day' | undefined => {
  const parts = createFormat(language, { dateStyle: 'short' }).formatToParts(0)
  const first = parts.find(({ type }) => type !== 'literal')
  return first?.type === 'month' || first?.type === 'day' ? first.type : undefined
})

/** Words that may be in a date, and that do not matter. */
const fillers = new Set(['of', 'the', 'de', 'del', 'st', 'nd', 'rd', 'th'])

function readWords(text: string, language: string): string | undefined {
  if (text.length > 60 || !/^[\p{L}\p{M}\d\s,.]+$/u.test(text)) return undefined
  const { months, weekdays } = listNames(language)
  const words = (fold(text).match(/\p{L}+|\d+/gu) ?? []).filter(
    (word) => !fillers.has(word) && findName(weekdays, word) === -1,
  )
  const names = words.filter((word) => /\D/.test(word))
  const numbers = words.filter((word) => /^\d+$/.test(word))
  const month = names.length === 1 ? findName(months, names[0] ?? '') : -1
  const years = numbers.filter((number) => number.length === 4)
  const days = numbers.filter((number) => number.length <= 2)
  if (month === -1 || years.length !== 1 || days.length > 1 || numbers.length !== years.length + days.length)
    return undefined
  return toIso(years[0], String((month % 12) + 1), days[0])
}

/** Finds the name that a word is, or that it shortens to three letters or more. -1 if there is none. */
function findName(names: readonly string[], word: string): number {
  const exact = names.indexOf(word)
  return exact === -1 && word.length >= 3 ? names.findIndex((name) => name.startsWith(word)) : exact
}

/** The names of months and weekdays in English and in a language: the months of each language in their order. */
const listNames = forEachLanguage((language: string) => {
  const list = (options: Intl.DateTimeFormatOptions, dates: readonly number[]) =>
    [...new Set([defaultLanguage, language])].flatMap((each) => {
      const format = createFormat(each, options)
      return dates.map((date) => fold(format.format(date)))
    })
  const days = Array.from({ length: 7 }, (_, index) => Date.UTC(2000, 0, index + 1))
  const months = Array.from({ length: 12 }, (_, index) => Date.UTC(2000, index))
  return { months: list({ month: 'long' }, months), weekdays: list({ weekday: 'long' }, days) }
})

function createFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(parseLanguageTag(language) ?? defaultLanguage, { ...options, timeZone: 'UTC' })
}

/** Removes accents and case. */
export function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Undefined if the date does not exist. */
function toIso(year = '', month?: string, day?: string): string | undefined {
  if (month === undefined) return year
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)))
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCFullYear() !== Number(year)) return undefined
  return date.toISOString().slice(0, day === undefined ? 7 : 10)
}

/** Reads a time of day like 07:00, 7:00 am or 7 pm as `07:00`. Spreadsheets add seconds. Undefined for other text. */
export function readTime(text: string): string | undefined {
  const [, hours, minutes = '00', half = ''] = /^(\d{1,2})(?::(\d\d)(?::00)?)? ?([ap]\.?m\.?)?$/i.exec(text) ?? []
  const isTwelveHour = half !== ''
  if (hours === undefined || (!isTwelveHour && !text.includes(':')) || (isTwelveHour && !(+hours >= 1 && +hours <= 12)))
    return undefined
  const hour = isTwelveHour ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** The host name of a website, with or without a path. */
const withoutScheme = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+(?::\d+)?(?:[/?#]\S*)?$/u

/** Words that mean that there is no account. Without this check, they would become the link to somebody else's. */
const filler = /^(?:no|none|na|nil|nothing|unknown|tbd|yes|[-_]+)$/i

/**
 * Reads a web address without its scheme, like `medfordma.org`, or the name of an account, like `@ada`.
 * @param account address of every account, before its name. Omitted if the address is not that of an account
 * @returns the address, or the same text if it is something else
 */
export function readAddress(text: string, account?: string): string {
  const trimmed = text.trim()
  const [, name] = (account !== undefined && (/^@?([\w-]+)$/.exec(trimmed) ?? /^@([\w.-]+)$/.exec(trimmed))) || []
  if (name !== undefined && !filler.test(trimmed)) return `${account}${name}`
  return withoutScheme.test(trimmed) ? `https://${trimmed}` : text
}
