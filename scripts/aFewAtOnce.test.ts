/** @jest-environment node */
import { aFewAtOnce } from './aFewAtOnce'

it('does each item once, in order, and never more at once than asked', async () => {
  const begun: number[] = []
  let atWork = 0
  let most = 0
  await aFewAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item)
    most = Math.max(most, (atWork += 1))
    await new Promise((resolve) => setTimeout(resolve, 1))
    atWork -= 1
  })
  expect(begun).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

it('fails when the work on one of them does', async () => {
  const work = (item: number) => (item === 2 ? Promise.reject(new Error('no ink')) : Promise.resolve())
  await expect(aFewAtOnce([1, 2, 3], 2, work)).rejects.toThrow('no ink')
})
