/** Formats a day like `2027-11-02` as "November 2, 2027". Other text stays. */
export function formatDay(day: string): string {
  const time = Date.parse(`${day}T00:00Z`)
  return Number.isNaN(time) ? day : new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

const fullFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** Formats `2017-11-07` as "Tuesday, November 7, 2017", so that a wrong month is noticed. Undefined for other text. */
export function formatFullDay(day: string): string | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN
  return Number.isNaN(time) ? undefined : fullFormat.format(time)
}
