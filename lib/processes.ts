/** Identifies processes on this computer, even if their ids are reused. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { buildChildEnv } from './env'

/** Describes a running process by its id and the time at which it started, where the system reports that. */
export function describeProcess(pid: number): string {
  return `${pid} ${readStart(pid)}`.trim()
}

/**
 * True if a process still runs. A suspended process does.
 * @param description from {@link describeProcess}
 */
export function isAlive(description: string): boolean {
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
