import { settleAll } from './settleAll'

it('returns the value of each', async () => {
  await expect(settleAll([Promise.resolve(1), Promise.resolve('a')])).resolves.toEqual([1, 'a'])
})

it('rejects only once all have ended', async () => {
  let ended = false
  const slow = new Promise<void>((resolve) => {
    setTimeout(() => {
      ended = true
      resolve()
    }, 20)
  })
  await expect(settleAll([Promise.reject(new Error('no ink')), slow])).rejects.toThrow('no ink')
  expect(ended).toBe(true)
})
