import { formatWithOffset, getOffset, listOffsets, toInstant } from './schedule'

const hour = 3_600_000

it.each([
  ['2017-07-01', '07:00', 'America/New_York', '2017-07-01T11:00Z'],
  ['2017-11-07', '07:00', 'America/New_York', '2017-11-07T12:00Z'],
  ['2017-11-07', '20:00', 'UTC', '2017-11-07T20:00Z'],
  ['2017-11-07', '07:00', 'America/St_Johns', '2017-11-07T10:30Z'],
  ['2017-11-07', '07:00', 'Asia/Kathmandu', '2017-11-07T01:15Z'],
  ['2017-11-07', '00:00', 'Pacific/Kiritimati', '2017-11-06T10:00Z'],
  ['2017-11-07', '23:59', 'Pacific/Pago_Pago', '2017-11-08T10:59Z'],
  // Clocks skip an hour, and show 03:00 and 03:30 in place of 02:00 and 02:30.
  ['2017-03-12', '01:59', 'America/New_York', '2017-03-12T06:59Z'],
  ['2017-03-12', '02:00', 'America/New_York', '2017-03-12T07:00Z'],
  ['2017-03-12', '02:30', 'America/New_York', '2017-03-12T07:30Z'],
  ['2017-03-12', '03:00', 'America/New_York', '2017-03-12T07:00Z'],
  // Clocks show an hour twice. The first one counts.
  ['2017-11-05', '00:59', 'America/New_York', '2017-11-05T04:59Z'],
  ['2017-11-05', '01:30', 'America/New_York', '2017-11-05T05:30Z'],
  ['2017-11-05', '02:00', 'America/New_York', '2017-11-05T07:00Z'],
  // Clocks skip midnight.
  ['2017-10-15', '00:00', 'America/Sao_Paulo', '2017-10-15T03:00Z'],
])('converts %s, %s in %s to %s', (date, time, timeZone, instant) => {
  expect(new Date(toInstant(date, time, timeZone))).toEqual(new Date(instant))
})

it('returns the offset of a time zone', () => {
  const instant = Date.parse('2017-11-07T12:00Z')
  expect(['UTC', 'America/New_York', 'Asia/Kolkata'].map((zone) => getOffset(instant, zone) / hour)).toEqual([
    0, -5, 5.5,
  ])
})

it.each([
  ['America/New_York', ['2017-03-12T07:00:00.000Z -4', '2017-11-05T06:00:00.000Z -5']],
  ['Australia/Lord_Howe', ['2017-04-01T15:00:00.000Z 10.5', '2017-09-30T15:30:00.000Z 11']],
  ['Asia/Kolkata', []],
])('lists the instants at which the clocks of %s change', (timeZone, expected) => {
  const from = Date.parse('2017-01-01T05:00Z')
  const [first, ...changes] = listOffsets(from, Date.parse('2017-12-31'), timeZone)
  expect(first).toEqual([from, getOffset(from, timeZone)])
  expect(changes.map(([instant, offset]) => `${new Date(instant).toISOString()} ${offset / hour}`)).toEqual(expected)
})

it.each([
  ['2017-11-07', '07:00', 'America/New_York', '2017-11-07T07:00:00-05:00'],
  ['2017-06-06', '07:00', 'America/New_York', '2017-06-06T07:00:00-04:00'],
  ['2017-11-05', '00:30', 'America/New_York', '2017-11-05T00:30:00-04:00'],
  ['2017-11-05', '07:00', 'America/New_York', '2017-11-05T07:00:00-05:00'],
  ['2017-03-12', '07:00', 'America/Los_Angeles', '2017-03-12T07:00:00-07:00'],
  ['2017-05-04', '07:00', 'Europe/London', '2017-05-04T07:00:00+01:00'],
  ['2017-12-04', '07:00', 'Europe/London', '2017-12-04T07:00:00+00:00'],
  ['2017-05-04', '09:30', 'Asia/Kolkata', '2017-05-04T09:30:00+05:30'],
])('formats %s %s in %s as %s', (date, time, timeZone, expected) => {
  expect(formatWithOffset(date, time, timeZone)).toBe(expected)
  expect(new Date(expected).toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' })).toBe(time)
})
