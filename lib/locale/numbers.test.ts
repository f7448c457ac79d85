/** @jest-environment node */
import { formatCount } from './numbers'

it.each([
  [0, '0'],
  [411, '411'],
  [4210, '4,210'],
])('formats the count %d as %s', (count, formatted) => {
  expect(formatCount(count)).toBe(formatted)
})
