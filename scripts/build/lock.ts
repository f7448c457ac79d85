/** Lets one build at a time run in a checkout. */
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { GuideError } from '@/lib/problems'

/** Timings, in milliseconds. Tests shorten them. */
interface LockTimings {
  /** Between two signs of life of the lock's owner. */
  readonly heartbeat: number
  /** Without a sign of life, after which the owner counts as dead. */
  readonly stale: number
  /** Longest wait for another build. */
  readonly longestWait: number
}

const defaults: LockTimings = { heartbeat: 2000, stale: 20_000, longestWait: 15 * 60_000 }

/**
 * Runs `work` while this process owns the lock. If another process owns it, waits for that build to end. A lock whose
 * owner was killed is taken over.
 * @param file the lock, which holds the owner's process id
 * @throws GuideError if another build still runs after the longest wait
 */
export async function withLock<Result>(
  file: string,
  work: () => Promise<Result>,
  timings: LockTimings = defaults,
): Promise<Result> {
  await acquire(file, timings)
  const heartbeat = setInterval(() => utimesSync(file, new Date(), new Date()), timings.heartbeat)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    rmSync(file, { force: true })
  }
}

/** True if a living process owns the lock. */
export function isLocked(file: string, { stale } = defaults): boolean {
  try {
    return isAlive(Number(readFileSync(file, 'utf8'))) && Date.now() - statSync(file).mtimeMs < stale
  } catch {
    return false
  }
}

async function acquire(file: string, timings: LockTimings): Promise<void> {
  const start = Date.now()
  while (!tryAcquire(file)) {
    if (!isLocked(file, timings)) {
      discardStale(file)
      continue
    }
    if (Date.now() - start > timings.longestWait)
      throw new GuideError([
        {
          file,
          expected: 'no other build of this site',
          found: `one that is still running (process ${readFileSync(file, 'utf8')})`,
          fix: 'Wait until it ends, or stop it, and build again.',
        },
      ])
    // oxlint-disable-next-line no-await-in-loop
    await sleep(timings.heartbeat / 4)
  }
}

function tryAcquire(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Renames before deleting: of several processes that find the same stale lock, only one succeeds. */
function discardStale(file: string): void {
  const discarded = `${file}.${process.pid}`
  try {
    renameSync(file, discarded)
    rmSync(discarded, { force: true })
  } catch {
    // Another process discarded it first.
  }
}

function isAlive(pid: number): boolean {
  try {
    // Signal 0 only checks that the process exists.
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
