// guide/open/outlines/ has the calendars of the samples.
import ICAL from 'ical.js'
import { buildCalendar } from './calendar'
import { aGuide, anElection, aRace, aSource } from '@/guide/testing/factories'
import type { Election, Guide } from '@/guide/fields/published'

const deadline = {
  label: 'Last day to apply',
  date: '2017-10-31',
  covers: 'this election',
  sources: [aSource],
} as const

/** The calendar of a guide whose hours are not known. */
function build(fields: Partial<Election>, guide: Partial<Guide> = {}): string {
  const groups = [{ id: 'ward-3', name: 'Ward 3' }]
  return buildCalendar(aGuide({ groups, ...guide, election: { ...anElection, when: { deadlines: [] }, ...fields } }))
}

/** Reads a calendar with a parser that is not ours. */
const parse = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))

const readIds = (text: string) =>
  parse(text)
    .slice(1)
    .map(({ uid }) => uid.split('.')[0])

const idsOf = (...deadlines: Election['when']['deadlines']) => readIds(build({ when: { deadlines } }))

it('leaves out deadlines of another year, and names the group of the others', () => {
  const deadlines = [{ ...deadline, covers: 'another year' } as const, { ...deadline, group: 'ward-3' }]
  expect(
    parse(build({ when: { deadlines } }))
      .slice(1)
      .map(({ description }) => description),
  ).toEqual(['Only for Ward 3.'])
})

it('identifies a deadline by its kind and group, whatever else is corrected or added', () => {
  const mail = { ...deadline, kind: 'mail return' } as const
  expect(idsOf(deadline, mail, { ...mail, group: 'ward-3' }, { ...mail, label: 'Drop boxes close' })).toEqual([
    'deadline-last-day-to-apply',
    'deadline-mail-return',
    'deadline-mail-return-ward-3',
    'deadline-mail-return-2',
  ])
  expect(idsOf({ ...mail, label: 'Mail ballots due', date: '2017-11-02' }, deadline)).toEqual([
    'deadline-mail-return',
    'deadline-last-day-to-apply',
  ])
  // The second one has the same id before and after the first one is confirmed.
  expect(idsOf(deadline, deadline).at(-1)).toBe(idsOf({ ...deadline, covers: 'another year' }, deadline)[0])
})

it('identifies an event by its name and date, and numbers those that have both in common', () => {
  const event = { name: 'Forum', date: '2017-10-24', sources: [aSource] }
  expect(readIds(build({ events: [event, event] }))).toEqual(['event-forum-2017-10-24', 'event-forum-2017-10-24-2'])
})

it('keeps special characters, and breaks lines after at most 75 bytes', () => {
  const name = `Élection “É”; a, b \\ c \\n ${'é'.repeat(80)} 🗳️`
  const text = build({ name })
  expect(parse(text)[0]?.summary).toBe(`Election day: ${name}`)
  const lines = text.split('\r\n')
  expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([])
  expect(lines.at(-1)).toBe('')
})

it('has each election to which winners of a race with a vote move on, the first one first', () => {
  const advance = { count: 2, date: '2017-12-05' }
  const races = [
    { ...aRace, advance: { ...advance, date: '2018-03-06' } },
    { ...aRace, id: 'mayor', name: 'Mayor', group: 'ward-3', advance },
    { ...aRace, id: 'none', advance, noVote: { reason: 'canceled', sources: [aSource] } } as const,
    { ...aRace, id: 'other' },
  ]
  const events = parse(build({}, { races })).slice(1)
  expect(events.map(({ uid, description }) => [uid.split('.')[0], description])).toEqual([
    ['next-election', 'Mayor, Ward 3: The top two move on to the election on December 5, 2017.'],
    ['next-election-2', 'City Council: The top two move on to the election on March 6, 2018.'],
  ])
})
