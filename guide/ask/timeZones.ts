/** Converts between wall time in a time zone and instants in milliseconds since 1970 (UTC). */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * The instant of a wall time. If clocks show it twice, the first time. If clocks skip it, the instant at which they would
 * have shown it.
 * @param date like `2017-11-07`
 * @param time like `07:00`
 */
export function toInstant(date: string, time: string, timeZone: string): number {
  const wallTime = Date.parse(`${date}T${time}Z`)
  const before = getOffset(wallTime - day, timeZone)
  const after = getOffset(wallTime + day, timeZone)
  const isShown = (offset: number) => getOffset(wallTime - offset, timeZone) === offset
  return wallTime - ([before, after].find(isShown) ?? before)
}

/**
 * Formats a wall time with its offset from UTC, like `2017-11-07T07:00:00-05:00`.
 * @param date like `2017-11-07`
 * @param time like `07:00`
 */
export function formatWithOffset(date: string, time: string, timeZone: string): string {
  const offset = getOffset(toInstant(date, time, timeZone), timeZone)
  const distance = new Date(Math.abs(offset)).toISOString().slice(11, 16)
  return `${date}T${time}:00${offset < 0 ? '-' : '+'}${distance}`
}

/** The offset of a time zone from UTC in milliseconds, positive east of Greenwich. */
export function getOffset(instant: number, timeZone: string): number {
  const parts = offsetFormat(timeZone).formatToParts(instant)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  // "GMT-04:00", or "GMT" without an offset.
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute
}

/** The offsets of a time zone in a period, each with the instant from which it applies. */
export function listOffsets(from: number, to: number, timeZone: string): readonly (readonly [number, number])[] {
  const offsets: (readonly [number, number])[] = [[from, getOffset(from, timeZone)]]
  // Clocks change on the full or half hour.
  for (let instant = Math.ceil(from / day) * day; instant < to; instant += day) {
    const offset = getOffset(instant, timeZone)
    if (offset === offsets.at(-1)?.[1]) continue
    let change = instant
    while (getOffset(change - hour / 2, timeZone) === offset) change -= hour / 2
    offsets.push([change, offset])
  }
  return offsets
}

const formats = new Map<string, Intl.DateTimeFormat>()

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  return format
}
