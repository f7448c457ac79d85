import { formatAverage, formatCount, formatPercent } from './numbers'

it('formats counts, averages and shares', () => {
  expect(formatCount(1200)).toBe('1,200')
  expect([4, 2.857].map(formatAverage)).toEqual(['4.0', '2.9'])
  expect(formatPercent(0.4567)).toBe('45.7%')
})
