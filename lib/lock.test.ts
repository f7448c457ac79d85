import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeProcess } from './lock'
import { isLocked, withLock } from './lock'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

const timings = { interval: 10, longestWait: 2000 }
let folder: string
let file: string
let other: ChildProcess | undefined

beforeEach(() => {
  folder = createTemporaryFolder()
  file = join(folder, 'lock')
})

afterEach(() => {
  other?.kill('SIGKILL')
  other = undefined
})

it('runs one piece of work at a time, and each of them, and leaves no file', async () => {
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, (running += 1))
    await sleep(60)
    running -= 1
  }
  await Promise.all([1, 2, 3].map(() => withLock(file, work, timings)))
  expect(most).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

it('releases the lock when the work fails', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('no paper')), timings)).rejects.toThrow('no paper')
  expect(isLocked(file)).toBe(false)
})

it.each([
  ['a process that no longer exists', '999999999'],
  ['a process whose id another one has since', `${process.pid} 1`],
  ['nobody', ''],
])('takes over the lock of %s', async (_, owner) => {
  writeFileSync(file, owner)
  expect(await withLock(file, async () => 'done', timings)).toBe('done')
  expect(existsSync(file)).toBe(false)
})

it('never takes over the lock of a living process, even one that was suspended long ago', async () => {
  other = spawn('sleep', ['60'])
  await sleep(50)
  writeFileSync(file, describeProcess(other.pid!))
  other.kill('SIGSTOP')
  utimesSync(file, new Date(0), new Date(0))
  const impatient = { ...timings, longestWait: 100 }
  await expect(withLock(file, async () => 'done', impatient)).rejects.toThrow(
    `Another save, build or publication is still running (process ${other.pid}).`,
  )
  expect(isLocked(file)).toBe(true)
})
