/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isLocked, withLock } from './lock'

const timings = { heartbeat: 40, stale: 400, longestWait: 2000 }
let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(folder, 'lock')
})

afterEach(() => rmSync(folder, { recursive: true }))

it('runs one piece of work at a time, and each of them', async () => {
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, (running += 1))
    await sleep(60)
    running -= 1
  }
  await Promise.all([1, 2, 3].map(() => withLock(file, work, timings)))
  expect(most).toBe(1)
  expect(existsSync(file)).toBe(false)
})

it('releases the lock when the work fails', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('no paper')), timings)).rejects.toThrow('no paper')
  expect(isLocked(file, timings)).toBe(false)
})

it('takes over the lock of a process that no longer exists', async () => {
  writeFileSync(file, '999999999')
  expect(await withLock(file, async () => 'done', timings)).toBe('done')
})

it('takes over a lock without a recent sign of life, even if the process id exists again', async () => {
  writeFileSync(file, String(process.pid))
  utimesSync(file, new Date(0), new Date(0))
  expect(await withLock(file, async () => 'done', timings)).toBe('done')
})

it('keeps a lock longer than the time after which it would count as stale', async () => {
  await withLock(
    file,
    async () => {
      await sleep(2 * timings.stale)
      expect(isLocked(file, timings)).toBe(true)
    },
    timings,
  )
})

it('fails with one sentence when another build runs for too long', async () => {
  const impatient = { ...timings, longestWait: 100 }
  const other = withLock(file, () => sleep(600), timings)
  await expect(withLock(file, async () => 'done', impatient)).rejects.toThrow(
    new RegExp(`no other build of this site[^]*process ${process.pid}`),
  )
  await other
})
