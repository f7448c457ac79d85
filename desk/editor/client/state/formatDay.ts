/** Formats a day like `2027-11-02` as "November 2, 2027". Other text stays. */
export function formatDay(day: string): string {
  const time = Date.parse(`${day}T00:00Z`)
  return Number.isNaN(time) ? day : new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
