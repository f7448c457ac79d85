/** Formats a day like `2027-11-02` as "November 2, 2027", and a month like `2027-11` as "November 2027". Other text stays. */
export function formatDay(day: string): string {
  const [known, number] = /^\d{4}-\d\d(-\d\d)?$/.exec(day) ?? []
  const time = Date.parse(known ?? '')
  if (Number.isNaN(time)) return day
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(time).toLocaleDateString('en-US', number ? { ...format, day: 'numeric' } : format)
}

const fullFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** Formats `2017-11-07` as "Tuesday, November 7, 2017", so that a wrong month is noticed. Undefined for other text. */
export function formatFullDay(day: string): string | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN
  return Number.isNaN(time) ? undefined : fullFormat.format(time)
}
