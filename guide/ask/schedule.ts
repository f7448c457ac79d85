/** The instants of an election. Pages compare them with the reader's clock, and the calendar has them as events. */
import { findConfirmedHours } from '@/guide/words/facts'
import { DAY, type Schedule } from '@/guide/words/electionStatus'
import { memoize } from '@/lib/collections'
import { findLastUpdate } from './guide'
import type { Election, Guide } from '@/guide/fields/published'

export type Deadline = Election['when']['deadlines'][number]

/** A clock that is further from election day is wrong. */
const credibleDays = 2 * 365

export const getSchedule = memoize((guide: Guide): Schedule => {
  const { election } = guide
  const { date, timeZone } = election
  const midnight = (day: string) => toInstant(day, '00:00', timeZone)
  const registration = findRegistrationDeadline(election)
  const hours = findConfirmedHours(election)
  // Before the guide was written, its readers had other guides.
  const earliest = Math.max(midnight(addDays(findLastUpdate(guide), -1)), midnight(addDays(date, -credibleDays)))
  const latest = midnight(addDays(date, credibleDays))
  return {
    day: countDays(date),
    registration: registration && {
      day: countDays(registration.date),
      closes: toDeadlineInstant(election, registration),
    },
    polls: hours && { opens: toInstant(date, hours.opens, timeZone), closes: toInstant(date, hours.closes, timeZone) },
    earliest,
    latest,
    // Days are not counted after the election is over.
    offsets: listOffsets(earliest, midnight(addDays(date, 3)), timeZone),
  }
})

/**
 * The deadline that closes registration for everyone, if it is confirmed for this election. If there are several, the
 * last. The usual rule of a state may have exceptions, so no days are counted to it.
 */
export function findRegistrationDeadline(election: Pick<Election, 'when' | 'timeZone'>): Deadline | undefined {
  return election.when.deadlines
    .filter(({ kind, group, covers }) => kind === 'registration' && group === undefined && covers === 'this election')
    .toSorted((a, b) => toDeadlineInstant(election, a) - toDeadlineInstant(election, b))
    .at(-1)
}

/** The instant at which a deadline has passed: its time of day, or the end of its day. */
export function toDeadlineInstant(
  { timeZone }: Pick<Election, 'timeZone'>,
  { date, time }: Pick<Deadline, 'date' | 'time'>,
): number {
  return time === undefined ? toInstant(addDays(date, 1), '00:00', timeZone) : toInstant(date, time, timeZone)
}

export function listDeadlineInstants(election: Pick<Election, 'when' | 'timeZone'>): readonly number[] {
  return election.when.deadlines.map((deadline) => toDeadlineInstant(election, deadline))
}

/** Adds days to a date: `2017-10-31` and 1 make `2017-11-01`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)
}

function countDays(date: string): number {
  return Date.parse(date) / DAY
}

const minute = 60_000
const hour = 60 * minute

/**
 * The instant of a wall time. If clocks show it twice, the first time. If clocks skip it, the instant at which they would
 * have shown it.
 * @param date like `2017-11-07`
 * @param time like `07:00`
 */
export function toInstant(date: string, time: string, timeZone: string): number {
  const wallTime = Date.parse(`${date}T${time}Z`)
  const before = getOffset(wallTime - DAY, timeZone)
  const after = getOffset(wallTime + DAY, timeZone)
  const isShown = (offset: number) => getOffset(wallTime - offset, timeZone) === offset
  return wallTime - ([before, after].find(isShown) ?? before)
}

/** Formats a wall time with its offset from UTC, like `2017-11-07T07:00:00-05:00`. */
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
  for (let instant = Math.ceil(from / DAY) * DAY; instant < to; instant += DAY) {
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
