/** The calendar file of an election, in the iCalendar format (RFC 5545). */
import { phrases } from '@/lib/locale/phrases'
import { untagText } from '@/lib/locale/taggedText'
import { describeAdvance, describeCoverage, describeGroup, describeHours } from '@/guide/words/descriptions'
import { isPrimary, findConfirmedHours } from '@/guide/words/facts'
import { groupBy } from '@/lib/collections'
import { buildElectionKey, formatRaceTitle, toSlug } from '@/guide/ask/races'
import { getOriginal } from '@/guide/ask/guide'
import { addDays, toDeadlineInstant, toInstant } from '@/guide/ask/schedule'
import type { Election, ElectionEvent, Guide } from '@/guide/fields/published'

/** Nine o'clock in the morning of the day before an event that lasts all day. */
const morningBefore = '-PT15H'
const dayBefore = '-P1D'
const atStart = 'PT0S'

/** The longest line in bytes, without the line break. */
const maxLineLength = 75

interface CalendarEvent {
  /** Unique in the calendar. Must not change when a fact is corrected or added, so that calendars replace the event. */
  readonly name: string
  readonly summary: string
  readonly description: readonly (string | undefined)[]
  /** Its start and end as properties with their values. */
  readonly times: readonly string[]
  /** When to remind, as a duration from its start. Omitted for an event that is canceled. */
  readonly alarm?: string
  readonly place?: string
}

/** @param url address of the guide, if known */
export function buildCalendar(guide: Guide, url?: string): string {
  const { election, groups } = guide
  const { name, updated, events: planned = [] } = election
  const { calendar: text } = phrases.status
  const hours = findConfirmedHours(election)
  const events: readonly CalendarEvent[] = [
    {
      name: 'election-day',
      summary: text.electionDay({ name }),
      description: [describeHours(election)],
      times: allDay(election.date),
      alarm: morningBefore,
    },
    ...(hours ? [hoursEvent(election, hours)] : []),
    ...nameDeadlines(guide).map(({ id, item: deadline }) => {
      const { label, date, time, text: rule, covers, group } = deadline
      return {
        name: `deadline-${id}`,
        summary: text.deadline({ label, name }),
        description: [rule, describeGroup(groups, group), describeCoverage(covers, election, true)],
        times: time === undefined ? allDay(date) : [`DTSTART:${formatInstant(toDeadlineInstant(election, deadline))}`],
        alarm: time === undefined ? morningBefore : dayBefore,
      }
    }),
    ...nameItems(planned, getOriginal(guide).election.events ?? [], ({ name: title, date }) => `${title} ${date}`).map(
      ({ id, item }) => toCalendarEvent(id, item, election),
    ),
    ...listNextElections(guide),
  ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//City Elections Guide//Calendar//EN',
    ...events.flatMap((event) => eventLines(event, buildElectionKey(election), updated, url)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** The deadlines that hold for this election: those confirmed for it, and those that a rule of the state sets. */
function nameDeadlines(guide: Guide) {
  const { deadlines } = guide.election.when
  const originals = getOriginal(guide).election.when.deadlines
  const named = nameItems(deadlines, originals, ({ kind, label, group = '' }) => `${kind ?? label} ${group}`)
  return named.filter(({ item }) => item.covers !== 'another year')
}

/**
 * Adds an id to each item, with a number if an earlier item has the same. Ids come from the originals, so they are the
 * same in every language.
 */
function nameItems<Item>(items: readonly Item[], originals: readonly Item[], describe: (original: Item) => string) {
  const counts = new Map<string, number>()
  return items.map((item, index) => {
    const id = toSlug(describe(originals[index] ?? item))
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return { id: count === 1 ? id : `${id}-${count}`, item }
  })
}

function toCalendarEvent(id: string, event: ElectionEvent, election: Election): CalendarEvent {
  const { name, date, starts, ends, place, url, canceled } = event
  const instant = (time: string) => formatInstant(toInstant(date, time, election.timeZone))
  return {
    name: `event-${id}`,
    summary: phrases.status.calendar.deadline({ label: name, name: election.name }),
    description: [canceled ? phrases.status.calendar.canceled : undefined, url],
    times: [
      ...(starts ? [`DTSTART:${instant(starts)}`, ...(ends ? [`DTEND:${instant(ends)}`] : [])] : allDay(date)),
      ...(canceled ? ['STATUS:CANCELLED'] : []),
    ],
    alarm: canceled ? undefined : starts ? atStart : morningBefore,
    place,
  }
}

/** The elections to which the winners of primaries and runoffs move on, with the rule of each race. */
function listNextElections(guide: Guide): readonly CalendarEvent[] {
  const { calendar: text } = phrases.status
  const races = guide.races.filter(({ advance, noVote }) => advance && !noVote)
  const dates = [...groupBy(races, ({ advance }) => advance?.date ?? '')].toSorted(([a], [b]) => a.localeCompare(b))
  return dates.map(([date, moving], index) => ({
    name: index === 0 ? 'next-election' : `next-election-${index + 1}`,
    summary: text[moving.some(isPrimary) ? 'nextElection' : 'possibleElection']({ name: guide.election.name }),
    description: moving.map((race) =>
      text.rule({ race: formatRaceTitle(guide, race), rule: describeAdvance({ race }).at(-1) ?? '' }),
    ),
    times: allDay(date),
    alarm: morningBefore,
  }))
}

function hoursEvent({ name, date, timeZone }: Election, hours: { readonly opens: string; readonly closes: string }) {
  const instant = (time: string) => formatInstant(toInstant(date, time, timeZone))
  return {
    name: 'polling-hours',
    summary: phrases.status.calendar.hours({ name }),
    description: [],
    times: [`DTSTART:${instant(hours.opens)}`, `DTEND:${instant(hours.closes)}`],
    alarm: atStart,
  }
}

function eventLines(event: CalendarEvent, key: string, updated: string, url: string | undefined): readonly string[] {
  const { name, summary, description, times, alarm, place } = event
  const sentences = [...description, url && phrases.status.calendar.guide({ url })].filter(Boolean).join('\n')
  return [
    'BEGIN:VEVENT',
    `UID:${name}.${key}@city-elections-guide`,
    // From the data, so that two builds of one commit are identical.
    `DTSTAMP:${formatDay(updated)}T000000Z`,
    ...times,
    `SUMMARY:${escapeText(summary)}`,
    ...(sentences ? [`DESCRIPTION:${escapeText(sentences)}`] : []),
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'TRANSP:TRANSPARENT',
    ...(alarm
      ? ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:${alarm}`, `DESCRIPTION:${escapeText(summary)}`, 'END:VALARM']
      : []),
    'END:VEVENT',
  ]
}

function allDay(date: string): readonly string[] {
  return [`DTSTART;VALUE=DATE:${formatDay(date)}`, `DTEND;VALUE=DATE:${formatDay(addDays(date, 1))}`]
}

/** `2017-11-07` as `20171107`. */
function formatDay(date: string): string {
  return date.replaceAll('-', '')
}

/** An instant as `20171107T120000Z`. */
function formatInstant(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

function escapeText(text: string): string {
  return untagText(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r?\n/g, String.raw`\n`)
}

/** Breaks a line into lines that are short enough. Does not break characters. */
function fold(line: string): string {
  const lines = ['']
  let length = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (length + size > maxLineLength) {
      lines.push(' ')
      length = 1
    }
    lines[lines.length - 1] += character
    length += size
  }
  return lines.join('\r\n')
}
