/** Lets one process at a time do a piece of work in a checkout. */
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { GuideError } from './problems'

/** Timings, in milliseconds. */
interface LockOptions {
  /** Between two signs of life of the lock's owner. */
  readonly heartbeat: number
  /** Without a sign of life, after which the owner counts as dead. */
  readonly stale: number
  /** Longest wait for another owner. */
  readonly longestWait: number
  /** The owner, for the problem with one that does not end. */
  readonly owner?: string
}

const defaults: LockOptions = { heartbeat: 2000, stale: 20_000, longestWait: 15 * 60_000 }

/**
 * Runs `work` while this process owns the lock. If another process owns it, waits for its work to end. A lock whose
 * owner was killed is taken over.
 * @param file the lock, which holds the owner's process id
 * @throws GuideError if another process still owns it after the longest wait
 */
export async function withLock<Result>(
  file: string,
  work: () => Promise<Result>,
  options: LockOptions = defaults,
): Promise<Result> {
  await acquire(file, options)
  const heartbeat = setInterval(() => utimesSync(file, new Date(), new Date()), options.heartbeat)
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

async function acquire(file: string, options: LockOptions): Promise<void> {
  const start = Date.now()
  while (!tryAcquire(file)) {
    if (!isLocked(file, options)) {
      discardStale(file)
      continue
    }
    if (Date.now() - start > options.longestWait)
      throw new GuideError([
        {
          file,
          expected: `no other ${options.owner ?? 'build of this site'}`,
          found: `one that is still running (process ${readFileSync(file, 'utf8')})`,
          fix: 'Wait until it ends, or stop it, and try again.',
        },
      ])
    // oxlint-disable-next-line no-await-in-loop
    await sleep(options.heartbeat / 4)
  }
}

function tryAcquire(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    // On a full disk, the file exists without the process id.
    rmSync(file, { force: true })
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
