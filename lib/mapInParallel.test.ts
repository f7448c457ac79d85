/** @jest-environment node */
import { availableParallelism } from 'node:os'
import { mapInParallel } from './mapInParallel'

it('does each item once, never more at once than there are processors, and keeps the order of the results', async () => {
  let atWork = 0
  let most = 0
  const items = Array.from({ length: 40 }, (_, index) => index)
  const results = await mapInParallel(items, async (item) => {
    most = Math.max(most, (atWork += 1))
    await new Promise((resolve) => setTimeout(resolve, 5 - (item % 5)))
    atWork -= 1
    return item * 2
  })
  expect(results).toEqual(items.map((item) => item * 2))
  expect(most).toBe(availableParallelism())
})

it('fails when the work on one of them does', async () => {
  const work = (item: number) => (item === 2 ? Promise.reject(new Error('no ink')) : Promise.resolve())
  await expect(mapInParallel([1, 2, 3], work)).rejects.toThrow('no ink')
})

it('does at most as many at once as the limit', async () => {
  let atWork = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, (atWork += 1))
    await new Promise((resolve) => setTimeout(resolve, 1))
    atWork -= 1
  }
  await mapInParallel([1, 2, 3, 4, 5, 6, 7], work, 3)
  expect(most).toBe(3)
})
