/** The state of an election at an instant. Browser scripts import it. */

export const DAY = 86_400_000

/**
 * The state of an election. `neutral`: the clock cannot be right. `registration`: before registration closes. `days`:
 * before election day. `today`: on election day, before the polls open, or all day if the hours are not confirmed.
 * `awaiting`: the day after election day. `over`: later.
 */
export type ElectionStatus = 'neutral' | 'registration' | 'days' | 'today' | 'open' | 'closed' | 'awaiting' | 'over'

/**
 * The facts that determine the state of an election. Instants are in milliseconds since 1970 (UTC). Days are calendar
 * days in the election's time zone, counted from January 1, 1970.
 */
export interface Schedule {
  /** Election day. */
  readonly day: number
  /** The day and the instant when registration closes, if known. */
  readonly registration?: { readonly day: number; readonly closes: number }
  /** Polling hours. Omitted unless they are confirmed for this election. */
  readonly polls?: { readonly opens: number; readonly closes: number }
  /** A clock that shows an earlier or a later instant is wrong. */
  readonly earliest: number
  readonly latest: number
  /** The offsets of the time zone from UTC in milliseconds, each with the instant from which it applies. Oldest first. */
  readonly offsets: readonly (readonly [from: number, offset: number])[]
}

/** The state of an election, and the number of days until registration closes or until election day. */
export interface ElectionState {
  readonly status: ElectionStatus
  /** Calendar days. Omitted in states that count none. */
  readonly days?: number
}

export function findElectionState(schedule: Schedule, now: number): ElectionState {
  const { day, registration, polls, earliest, latest } = schedule
  if (now < earliest || now > latest) return { status: 'neutral' }
  const today = dayAt(schedule, now)
  if (today < day && registration && now < registration.closes)
    return { status: 'registration', days: registration.day - today }
  if (today < day) return { status: 'days', days: day - today }
  if (today > day + 1) return { status: 'over' }
  if (today > day) return { status: 'awaiting' }
  if (!polls || now < polls.opens) return { status: 'today' }
  return { status: now < polls.closes ? 'open' : 'closed' }
}

/** The calendar day at an instant in the election's time zone. */
function dayAt({ offsets }: Schedule, now: number): number {
  const offset = offsets.reduce((latest, [from, value]) => (now >= from ? value : latest), offsets[0]?.[1] ?? 0)
  return Math.floor((now + offset) / DAY)
}
