/** Lets one process at a time do a piece of work in a checkout. */
import { copyFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync, constants } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnSync } from 'node:child_process'
import { GuideError } from './problems'
import { buildChildEnv } from './env'

/** Times are in milliseconds. */
interface LockOptions {
  /** Between two attempts to get the lock. */
  readonly interval?: number
  readonly longestWait?: number
}

/**
 * Runs `work` while this process owns the lock. If a living process owns it, waits for its work to end, however long that
 * process has been suspended. A lock whose owner has ended is taken over.
 * @param file the lock, which names its owner
 * @throws GuideError if another process still owns it after the longest wait
 */
export async function withLock<Result>(
  file: string,
  work: () => Promise<Result>,
  options: LockOptions = {},
): Promise<Result> {
  await acquire(file, options)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

export function isLocked(file: string): boolean {
  return isAlive(readOwner(file))
}

function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

async function acquire(file: string, { interval = 500, longestWait = 15 * 60_000 }: LockOptions) {
  const start = Date.now()
  while (!tryAcquire(file)) {
    const other = readOwner(file)
    if (!isAlive(other)) {
      discardStale(file, other)
      continue
    }
    if (Date.now() - start > longestWait) {
      const message = `Another save, build or publication is still running (process ${other.split(' ')[0]}). Wait until it ends, or stop it, and try again.`
      throw new GuideError([{ file, message }])
    }
    await sleep(interval)
  }
}

/** Creates the lock with its content in one step, so that no other process reads a lock without an owner. */
function tryAcquire(file: string): boolean {
  const own = `${file}.${process.pid}`
  try {
    writeFileSync(own, describeProcess(process.pid))
    createLink(own, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** Falls back to a copy on file systems without hard links, such as those of USB drives. Never overwrites a file. */
function createLink(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    copyFileSync(from, to, constants.COPYFILE_EXCL)
  }
}

/** Renames before deleting: of several processes that find the same stale lock, only one succeeds. */
function discardStale(file: string, owner: string): void {
  if (readOwner(file) !== owner) return
  const discarded = `${file}.${process.pid}`
  try {
    renameSync(file, discarded)
    // Another process may have discarded the stale lock and acquired its own since.
    if (readOwner(discarded) !== owner) createLink(discarded, file)
  } catch {
    // Another process discarded it first.
  }
  rmSync(discarded, { force: true })
}

/** Describes a running process by its id and the time at which it started, where the system reports that. */
export function describeProcess(pid: number): string {
  return `${pid} ${readStart(pid)}`.trim()
}

/** True if a process still runs, even suspended. The description is from {@link describeProcess}. */
function isAlive(description: string): boolean {
  const pid = Number.parseInt(description, 10)
  if (!(pid > 0) || !exists(pid)) return false
  const start = description.split(' ').slice(1).join(' ')
  const current = readStart(pid)
  return start === '' || current === '' || start === current
}

function exists(pid: number): boolean {
  try {
    // Signal 0 only checks that the process exists.
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The time at which a process started, in the format of the system. Empty if it is not known, as on Windows. */
function readStart(pid: number): string {
  try {
    // The name in parentheses may contain spaces. The start is the 20th field after it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    // macOS has no /proc.
    if (process.platform === 'win32') return ''
    // The format depends on the locale and the time zone.
    const env = buildChildEnv({ LC_ALL: 'C', TZ: 'UTC' })
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env })
    return (stdout ?? '').trim()
  }
}
