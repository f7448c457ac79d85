import { availableParallelism } from 'node:os'
import { mapInParallel } from './mapInParallel'

it('maps each item in order, with one worker per processor', async () => {
  let running = 0
  let maxRunning = 0
  const items = Array.from({ length: 40 }, (_, index) => index)
  const results = await mapInParallel(items, async (item) => {
    running += 1
    maxRunning = Math.max(maxRunning, running)
    await new Promise((resolve) => setTimeout(resolve, 5 - (item % 5)))
    running -= 1
    return item * 2
  })
  expect(results).toEqual(items.map((item) => item * 2))
  expect(maxRunning).toBe(availableParallelism())
})

it('rejects if mapping one item fails', async () => {
  const mapItem = (item: number) => (item === 2 ? Promise.reject(new Error('no ink')) : Promise.resolve())
  await expect(mapInParallel([1, 2, 3], mapItem)).rejects.toThrow('no ink')
})

it('begins no other item after a failure, and waits for those that it has begun', async () => {
  const [begun, ended]: [number[], number[]] = [[], []]
  const mapItem = async (item: number) => {
    begun.push(item)
    if (item === 1) throw new Error('no ink')
    await new Promise((resolve) => setTimeout(resolve, 10))
    ended.push(item)
  }
  await expect(mapInParallel([1, 2, 3, 4], mapItem, 2)).rejects.toThrow('no ink')
  expect([begun, ended]).toEqual([[1, 2], [2]])
})
