/** @jest-environment node */
import ICAL from 'ical.js'
import { buildCalendar } from './calendar'
import { aGuide, anElection, aSource } from './fixtures/factories'
import type { Election, Guide } from './schema/published'

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
      uid: 'deadline-2.2017-11-07-anytown@city-elections-guide',
      summary: 'Last day to apply: Anytown municipal election',
      description: 'A postmark is not enough.\nRule for all of Anystate. Not confirmed by Anytown for this election.',
      start: '2017-10-31T21:00:00Z',
      end: '2017-10-31T21:00:00Z',
      alarms: ['-P1D'],
    },
    { description: 'Only for Ward 3.', start: '2017-10-31', end: '2017-11-01', alarms: ['-PT15H'] },
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
