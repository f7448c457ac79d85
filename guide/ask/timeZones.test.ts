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
])('converts %s, %s in %s to %s', (date, time, timeZone, instant) => {
  expect(new Date(toInstant(date, time, timeZone))).toEqual(new Date(instant))
})

it('converts times around the hour that clocks skip in spring', () => {
  const instants = ['01:59', '02:00', '02:30', '03:00'].map((time) => toInstant('2017-03-12', time, 'America/New_York'))
  expect(instants.map((instant) => new Date(instant).toISOString().slice(11, 16))).toEqual([
    '06:59',
    // Clocks show 03:00 and 03:30 then.
    '07:00',
    '07:30',
    '07:00',
  ])
})

it('converts times that clocks show twice in autumn to the first of the two instants', () => {
  const instants = ['00:59', '01:30', '02:00'].map((time) => toInstant('2017-11-05', time, 'America/New_York'))
  expect(instants.map((instant) => new Date(instant).toISOString().slice(11, 16))).toEqual(['04:59', '05:30', '07:00'])
})

it('converts a midnight that clocks skip to the first instant of the day', () => {
  // In 2017, clocks in São Paulo were set forward at midnight.
  expect(new Date(toInstant('2017-10-15', '00:00', 'America/Sao_Paulo'))).toEqual(new Date('2017-10-15T03:00Z'))
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
