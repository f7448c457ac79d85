/** Runs the system's Git, without a shell, and without questions that nobody can answer. */
import { spawn } from 'node:child_process'
import { buildChildEnv } from '@/lib/env'

interface GitOptions {
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
  /** Milliseconds until Git is stopped. */
  readonly timeout?: number
}

interface GitResult {
  readonly isDone: boolean
  readonly output: Buffer
  /** The messages of Git, in English. */
  readonly errors: string
  readonly isTimeout: boolean
}

export type Git = (args: readonly string[], options?: GitOptions) => Promise<GitResult>

const defaultTimeout = 60_000

const environment = {
  // A question in the terminal of the editor would wait without end. Programs with windows of their own may still ask.
  GIT_TERMINAL_PROMPT: '0',
  // Reading must not wait for another program that uses Git.
  GIT_OPTIONAL_LOCKS: '0',
  GIT_LITERAL_PATHSPECS: '1',
  // Failures are recognized by their messages.
  LC_ALL: 'C',
  // A command of Git that starts the editor would set them.
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
}

/** Settings of every command. A transfer without any data for 30 seconds ends. */
const settings = ['gc.auto=0', 'maintenance.auto=false', 'http.lowSpeedLimit=1', 'http.lowSpeedTime=30']

const gitArgs = settings.flatMap((setting) => ['-c', setting])

/** Returns a function that rejects only if Git cannot be started. */
export function createGit(root: string): Git {
  return (args, { input = '', env = {}, timeout = defaultTimeout } = {}) =>
    new Promise((resolve, reject) => {
      const child = spawn('git', [...gitArgs, ...args], {
        cwd: root,
        env: buildChildEnv({ ...environment, ...env }),
        // A session of its own has no terminal, in which SSH would ask for a password, and ends with all its processes.
        detached: process.platform !== 'win32',
        windowsHide: true,
      })
      const output: Buffer[] = []
      const errors: Buffer[] = []
      const finish = (isDone: boolean, isTimeout: boolean) => {
        clearTimeout(timer)
        resolve({ isDone, output: Buffer.concat(output), errors: Buffer.concat(errors).toString(), isTimeout })
      }
      const timer = setTimeout(() => {
        stop(child.pid)
        // A process that Git has started may keep the output open.
        finish(false, true)
      }, timeout)
      child.stdout.on('data', (part: Buffer) => output.push(part))
      child.stderr.on('data', (part: Buffer) => errors.push(part))
      child.on('error', (error) => {
        clearTimeout(timer)
        reject(error)
      })
      child.on('close', (code) => finish(code === 0, false))
      // Git may end before it has read all.
      child.stdin.on('error', () => {})
      child.stdin.end(input)
    })
}

/** Ends a process and, except on Windows, those that it has started. */
function stop(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM')
  } catch {
    // It has ended by itself.
  }
}

/** @throws Error if Git fails */
export async function runGit(git: Git, args: readonly string[], options?: GitOptions): Promise<string> {
  const { isDone, output, errors } = await git(args, options)
  if (isDone) return output.toString().trim()
  throw new Error(`git ${args[0]}: ${errors.trim() || 'no answer'}`)
}

/** Splits the output at null characters, as the option `-z` writes it. */
export async function listWithGit(git: Git, args: readonly string[]): Promise<readonly string[]> {
  return (await runGit(git, args)).split('\0').filter(Boolean)
}
