/** @jest-environment node */
import {
  formatDate,
  formatDateRange,
  formatDayOfWeek,
  formatHours,
  formatLongDate,
  formatSourceDate,
  formatTime,
  formatTimeZone,
} from './dates'

it('formats calendar dates without a time zone shift', () => {
  expect(formatDate('2023-11-07')).toBe('November 7, 2023')
  expect(formatLongDate('2023-11-07')).toBe('Tuesday, November 7, 2023')
  expect(formatDayOfWeek('2023-11-07')).toBe('Tuesday')
  expect(formatLongDate('2024-02-29')).toBe('Thursday, February 29, 2024')
})

it('formats a range of dates with both weekdays', () => {
  expect(formatDateRange('2023-10-21', '2023-10-27')).toBe('Saturday, October 21 – Friday, October 27, 2023')
  expect(formatDateRange('2023-12-30', '2024-01-02')).toBe('Saturday, December 30, 2023 – Tuesday, January 2, 2024')
})

it('formats hours on the 12-hour clock', () => {
  expect(formatHours('07:00', '20:00')).toBe('7:00 am to 8:00 pm')
  expect(formatHours('00:05', '12:30')).toBe('12:05 am to 12:30 pm')
  expect(formatTime('16:30')).toBe('4:30 pm')
})

it('formats a time zone by its common name', () => {
  expect(formatTimeZone('America/New_York', '2023-11-07')).toBe('Eastern Time')
})

it.each([
  ['2023-10-20', 'October 20, 2023'],
  ['2023-10', 'October 2023'],
  ['2023', '2023'],
  ['undated page', 'undated page'],
  ['2023, before November 7', '2023, before November 7'],
])('formats the source date %s as %s', (date, formatted) => {
  expect(formatSourceDate(date)).toBe(formatted)
})
