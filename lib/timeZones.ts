/**
 * Formats a local time with its offset from UTC, like `2017-11-07T07:00:00-05:00`.
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM`
 * @param timeZone of the tz database, like `America/New_York`
 */
export function formatWithOffset(date: string, time: string, timeZone: string): string {
  const local = `${date}T${time}:00`
  // The offset may change on the day itself: looks it up at the time that the first offset leads to.
  const guess = offsetAt(new Date(`${local}Z`), timeZone)
  return local + offsetAt(new Date(local + guess), timeZone)
}

/** The offset at an instant, like `-05:00`. */
function offsetAt(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(instant)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '') || '+00:00'
}
