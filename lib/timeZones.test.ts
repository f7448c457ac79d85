/** @jest-environment node */
import { formatWithOffset } from './timeZones'

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
