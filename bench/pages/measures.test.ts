/** @jest-environment node */
import { combine, median } from './measures'

it('takes the middle of the runs, whatever their order', () => {
  expect(median([9, 1, 100, 3, 2])).toBe(3)
  expect(median([10, 9, 2, 1])).toBe(5.5)
  expect(median([7])).toBe(7)
})

it('has no median of nothing', () => {
  expect(() => median([])).toThrow('median of nothing')
})

it('makes one figure for each measure, and none for what was not measured', () => {
  const runs = [{ bytes: 10, race: 300 }, { bytes: 30 }, { bytes: 20, race: 100 }, {}]
  expect(combine(runs)).toEqual({ bytes: 20, race: 200 })
})

it('forgets no run in which something happened that never should', () => {
  const runs = [0, 0, 1, 0, 1].map((strayPaints) => ({ strayPaints }))
  expect(combine(runs)).toEqual({ strayPaints: 2 })
})
