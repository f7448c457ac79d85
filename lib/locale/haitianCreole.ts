/** Dates, times and lists in Haitian Creole, for which `Intl` has no data. The sources are in docs/glossary/ht.md. */

const months = 'janvye fevriye mas avril me jen jiyè out septanm oktòb novanm desanm'.split(' ')
const weekdays = 'dimanch lendi madi mèkredi jedi vandredi samdi'.split(' ')

/** By the names in English. */
const timeZones = new Map([
  ['Eastern Time', 'lè Lès'],
  ['Central Time', 'lè Santral'],
  ['Mountain Time', 'lè Montay'],
  ['Pacific Time', 'lè Pasifik'],
  ['Alaska Time', 'lè Alaska'],
  ['Hawaii-Aleutian Time', 'lè Awayi'],
])

const languageNames = new Map([
  ['en', 'angle'],
  ['es', 'panyòl'],
  ['fr', 'franse'],
  ['ht', 'kreyòl ayisyen'],
  ['pt', 'pòtigè'],
  ['zh', 'chinwa'],
  ['ar', 'arab'],
])

/** Formats the parts of a date that the options name, like "madi 7 novanm 2023". */
export function writeDate(time: number, { weekday, day, month, year }: Intl.DateTimeFormatOptions): string {
  const date = new Date(time)
  const number = date.getUTCDate()
  return [
    weekday && weekdays[date.getUTCDay()],
    day && (number === 1 ? '1ye' : number),
    month && months[date.getUTCMonth()],
    year && date.getUTCFullYear(),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Formats days like "samdi 21 oktòb – vandredi 27 oktòb 2023". */
export function writeDateRange(from: number, to: number, options: Intl.DateTimeFormatOptions): string {
  const isOneYear = new Date(from).getUTCFullYear() === new Date(to).getUTCFullYear()
  const first = writeDate(from, isOneYear ? { ...options, year: undefined } : options)
  return from === to ? writeDate(to, options) : `${first} – ${writeDate(to, options)}`
}

/** Formats a time of day like "8 è 30 nan maten". */
export function writeTime(time: number): string {
  const date = new Date(time)
  const hour = date.getUTCHours()
  const minute = date.getUTCMinutes()
  if (minute === 0 && hour % 12 === 0) return hour === 0 ? 'minwi' : 'midi'
  const part = hour < 12 ? 'maten' : hour < 18 ? 'apremidi' : 'aswè'
  return [hour % 12 || 12, 'è', ...(minute === 0 ? [] : [minute]), 'nan', part].join(' ')
}

/** Translates the English name of a time zone. Leaves others as they are. */
export function writeTimeZone(name: string): string {
  return timeZones.get(name) ?? name
}

/** Joins items as "A, B ak C". */
export function writeList(items: readonly string[]): string {
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' ak ')
}

export function writeLanguageName(tag: string): string | undefined {
  return languageNames.get(tag.split('-')[0] ?? tag)
}
