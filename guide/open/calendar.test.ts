import ICAL from 'ical.js'
import { buildCalendar } from './calendar'
import { aGuide, anElection, aRace, aSource } from '@/guide/testing/factories'
import type { Election, Guide } from '@/guide/fields/published'

const hours = anElection.when.hours!
const deadline = {
  label: 'Last day to apply',
  date: '2017-10-31',
  covers: 'this election',
  sources: [aSource],
} as const

function guideWith(when: Partial<Election['when']>, fields: Partial<Election> = {}, guide: Partial<Guide> = {}): Guide {
  return aGuide({ election: { ...anElection, ...fields, when: { deadlines: [], ...when } }, ...guide })
}

/** Reads a calendar with a parser that is not ours. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, startDate, endDate } = new ICAL.Event(component)
    const alarms = component.getAllSubcomponents('valarm')
    return {
      uid,
      summary,
      description,
      start: startDate.toString(),
      end: endDate.toString(),
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      url: component.getFirstPropertyValue('url'),
      place: component.getFirstPropertyValue('location'),
      status: component.getFirstPropertyValue('status'),
      alarms: alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    }
  })
}

it('has election day as a whole day, and the confirmed hours in UTC', () => {
  expect(parse(buildCalendar(guideWith({ hours }), 'https://guide.example/'))).toEqual([
    {
      uid: 'election-day.2017-11-07-anytown@city-elections-guide',
      summary: 'Election day: Anytown municipal election',
      description: 'Polls: 7:00 am to 8:00 pm, Eastern Time.\nSee the guide: https://guide.example/',
      start: '2017-11-07',
      end: '2017-11-08',
      stamp: '2017-10-20T00:00:00Z',
      url: 'https://guide.example/',
      place: null,
      status: null,
      alarms: ['-PT15H'],
    },
    {
      uid: 'polling-hours.2017-11-07-anytown@city-elections-guide',
      summary: 'Polling hours: Anytown municipal election',
      description: 'See the guide: https://guide.example/',
      start: '2017-11-07T12:00:00Z',
      end: '2017-11-08T01:00:00Z',
      stamp: '2017-10-20T00:00:00Z',
      url: 'https://guide.example/',
      place: null,
      status: null,
      alarms: ['PT0S'],
    },
  ])
})

it('mentions hours that are not confirmed without an event for them', () => {
  const events = parse(buildCalendar(guideWith({ hours: { ...hours, covers: 'another year' } })))
  expect(events.map(({ description, url }) => [description, url])).toEqual([
    ['Polls: 7:00 am to 8:00 pm, Eastern Time. From another year. Not confirmed for this election.', null],
  ])
})

it('has the deadlines that hold for this election, with or without a time of day', () => {
  const groups = [{ id: 'ward-3', name: 'Ward 3' }]
  const deadlines = [
    { ...deadline, label: 'Not confirmed', covers: 'another year' },
    { ...deadline, time: '17:00', text: 'A postmark is not enough.', covers: 'state' },
    { ...deadline, group: 'ward-3' },
  ] as const
  const [, ...events] = parse(buildCalendar(guideWith({ deadlines }, {}, { groups })))
  expect(events).toMatchObject([
    {
      uid: 'deadline-last-day-to-apply.2017-11-07-anytown@city-elections-guide',
      summary: 'Last day to apply: Anytown municipal election',
      description: 'A postmark is not enough.\nRule for all of Anystate. Not confirmed by Anytown for this election.',
      start: '2017-10-31T21:00:00Z',
      end: '2017-10-31T21:00:00Z',
      alarms: ['-P1D'],
    },
    { description: 'Only for Ward 3.', start: '2017-10-31', end: '2017-11-01', alarms: ['-PT15H'] },
  ])
})

it('identifies a deadline by its kind and group, whatever else is corrected or added', () => {
  const mail = { ...deadline, kind: 'mail return' } as const
  const groups = [{ id: 'ward-3', name: 'Ward 3' }]
  const readIds = (deadlines: Election['when']['deadlines']) =>
    parse(buildCalendar(guideWith({ deadlines }, {}, { groups })))
      .slice(1)
      .map(({ uid }) => uid.split('.')[0])
  expect(readIds([deadline, mail, { ...mail, group: 'ward-3' }, { ...mail, label: 'Drop boxes close' }])).toEqual([
    'deadline-last-day-to-apply',
    'deadline-mail-return',
    'deadline-mail-return-ward-3',
    'deadline-mail-return-2',
  ])
  expect(readIds([{ ...mail, label: 'Mail ballots due', date: '2017-11-02' }, deadline])).toEqual([
    'deadline-mail-return',
    'deadline-last-day-to-apply',
  ])
})

it('identifies a deadline the same before and after another one is confirmed', () => {
  const lastId = (covers: 'another year' | 'this election') =>
    parse(buildCalendar(guideWith({ deadlines: [{ ...deadline, covers }, deadline] }))).at(-1)?.uid
  expect(lastId('another year')).toBe(lastId('this election'))
})

it('has no hours of everyone if a group votes at other hours', () => {
  const groupHours = [{ ...hours, group: 'ward-3', closes: '18:00' }]
  const events = parse(buildCalendar(guideWith({ hours, groupHours })))
  expect(events.map(({ description }) => description)).toEqual([
    'Polls: 7:00 am to 8:00 pm, Eastern Time. Some places have other hours.',
  ])
})

it('has events with candidates, and reminds of those that are not canceled', () => {
  const event = { name: 'Forum', date: '2017-10-24', sources: [aSource] }
  const url = 'https://forum.example/'
  const events = [
    { ...event, starts: '19:00', ends: '20:30', place: 'Library, 4 Main Street', url },
    { ...event, canceled: true },
  ]
  expect(parse(buildCalendar(guideWith({}, { events }))).slice(1)).toMatchObject([
    {
      uid: 'event-forum-2017-10-24.2017-11-07-anytown@city-elections-guide',
      summary: 'Forum: Anytown municipal election',
      description: url,
      start: '2017-10-24T23:00:00Z',
      end: '2017-10-25T00:30:00Z',
      place: 'Library, 4 Main Street',
      status: null,
      alarms: ['PT0S'],
    },
    {
      uid: 'event-forum-2017-10-24-2.2017-11-07-anytown@city-elections-guide',
      description: 'Canceled.',
      start: '2017-10-24',
      status: 'CANCELLED',
      alarms: [],
    },
  ])
})

it('keeps special characters, and breaks lines after at most 75 bytes', () => {
  const name = `Élection “É”; a, b \\ c \\n ${'é'.repeat(80)} 🗳️`
  const text = buildCalendar(guideWith({}, { name }))
  expect(parse(text)[0]?.summary).toBe(`Election day: ${name}`)
  const lines = text.split('\r\n')
  expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([])
  expect(lines.at(-1)).toBe('')
})

it('has the elections to which winners move on, and that a runoff depends on the votes', () => {
  const advance = { count: 2, date: '2017-12-05' }
  const condition = 'If nobody has more than half of the votes.'
  const groups = [{ id: 'ward-3', name: 'Ward 3' }]
  const races = [
    { ...aRace, advance: { ...advance, date: '2018-03-06', count: 1, party: 'Harbor Party' } },
    { ...aRace, id: 'mayor', name: 'Mayor', group: 'ward-3', advance: { ...advance, condition } },
    { ...aRace, id: 'clerk', name: 'Clerk', advance: { ...advance, condition } },
    { ...aRace, id: 'none', advance, noVote: { reason: 'canceled', sources: [aSource] } } as const,
    { ...aRace, id: 'other' },
  ]
  expect(parse(buildCalendar(guideWith({}, {}, { races, groups }))).slice(1)).toMatchObject([
    {
      uid: 'next-election.2017-11-07-anytown@city-elections-guide',
      summary: 'Possible election after Anytown municipal election',
      description: ['Mayor, Ward 3', 'Clerk']
        .map(
          (race) =>
            `${race}: If nobody has more than half of the votes, the top two move on to the election on December 5, 2017.`,
        )
        .join('\n'),
      start: '2017-12-05',
      end: '2017-12-06',
      alarms: ['-PT15H'],
    },
    {
      uid: 'next-election-2.2017-11-07-anytown@city-elections-guide',
      summary: 'Election after Anytown municipal election',
      description: 'City Council: The winner moves on to the election on March 6, 2018.',
      start: '2018-03-06',
    },
  ])
})
