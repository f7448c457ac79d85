/** @jest-environment node */
import { formatAverage, formatCount, formatPercent, plural } from './numbers'

it('formats counts, averages and shares', () => {
  expect(formatCount(1200)).toBe('1,200')
  expect([4, 2.857].map(formatAverage)).toEqual(['4.0', '2.9'])
  expect(formatPercent(0.4567)).toBe('45.7%')
})

it('chooses the plural form of a count', () => {
  const forms = { one: '{count} vote', other: '{count} votes' }
  expect([0, 1, 2, 1200].map((count) => plural(count, forms))).toEqual(['0 votes', '1 vote', '2 votes', '1,200 votes'])
})
