/** @jest-environment node */
import { formatCount, formatShare } from './numbers'

it('groups the digits of counts', () => {
  expect([0, 999, 15_120].map(formatCount)).toEqual(['0', '999', '15,120'])
})

it('rounds shares to a tenth of a percent', () => {
  expect([0, 0.5489, 1].map(formatShare)).toEqual(['0%', '54.9%', '100%'])
})
