/** @jest-environment node */
import { combine, median } from './metrics'

it('returns the middle value of the runs in any order', () => {
  expect(median([9, 1, 100, 3, 2])).toBe(3)
  expect(median([10, 9, 2, 1])).toBe(5.5)
  expect(median([7])).toBe(7)
})

it('throws for the median of no values', () => {
  expect(() => median([])).toThrow(RangeError)
})

it('combines the runs that measured a metric, and omits metrics that none measured', () => {
  const runs = [{ bytes: 10, raceButton: 300 }, { bytes: 30 }, { bytes: 20, raceButton: 100 }, {}]
  expect(combine(runs)).toEqual({ bytes: 20, raceButton: 200 })
})

it('counts every run with a stray paint', () => {
  const runs = [0, 0, 1, 0, 1].map((strayPaints) => ({ strayPaints }))
  expect(combine(runs)).toEqual({ strayPaints: 2 })
})
