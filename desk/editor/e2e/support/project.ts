/** A project folder with its own Git repository, and editors of it. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from 'playwright/test'

/** Folder of the election in every project. */
export const folder = 'sample-2017'

/** Copies a sample election to a project folder. Paths of files are relative to it. */
function createProject(sample: string) {
  const root = mkdtempSync(join(tmpdir(), 'editor-'))
  const processes: ChildProcess[] = []
  cpSync(join('data', 'fixtures', sample), join(root, 'data', folder), { recursive: true })
  mkdirSync(join(root, 'public', 'img'), { recursive: true })
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
      cwd: root,
      encoding: 'utf8',
    })
  const commit = () => {
    git('add', '--all')
    git('commit', '--quiet', '--allow-empty', '--message', 'Changes')
  }
  git('init', '--quiet')
  commit()
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  return {
    root,
    read,
    git,
    commit,
    replace: (file: string, from: string, to: string) => {
      const text = read(file)
      if (!text.includes(from)) throw new Error(`${file} does not contain: ${from}`)
      writeFileSync(join(root, file), text.replace(from, to))
    },
    /** Changed lines since the last commit, like `+name: Ada`, without their context. */
    listChangedLines: (): readonly string[] => {
      git('add', '--all', '--intent-to-add')
      return git('diff', '--unified=0')
        .split('\n')
        .filter((line) => /^[+-](?![+-]{2} )/.test(line))
    },
    /** Starts the editor. By default, on a free port. `github` is the address of a stand-in for GitHub. */
    startEditor: async (election?: string, port = 0, github = '') => {
      const args = [root, String(port), github, ...(election === undefined ? [] : [election])]
      // Without the program of tsx, which starts another process.
      const child = spawn(process.execPath, ['--import', 'tsx', 'desk/editor/e2e/support/serve.ts', ...args])
      processes.push(child)
      const address = await readAddress(child)
      const kill = () =>
        new Promise<void>((resolve) => {
          child.once('exit', () => resolve())
          child.kill('SIGKILL')
        })
      return { address, port: Number(new URL(address).port), kill }
    },
    remove: () => {
      for (const child of processes) child.kill('SIGKILL')
      rmSync(root, { recursive: true, force: true })
    },
  }
}

export type Project = ReturnType<typeof createProject>

/** Tests with a copy of a sample election. */
export const test = base.extend<{ sample: 'anytown' | 'region'; project: Project }>({
  sample: ['anytown', { option: true }],
  project: async ({ sample }, use) => {
    const project = createProject(sample)
    await use(project)
    project.remove()
  },
})

function readAddress({ stdout, stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let errors = ''
    stderr?.on('data', (text) => {
      errors += String(text)
    })
    stdout?.on('data', (text) => resolve(String(text).trim()))
    stdout?.on('end', () => reject(new Error(`The editor did not start. ${errors}`)))
  })
}

/** Collects what the browser reports: errors of scripts, and violations of policies. */
export function listComplaints(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  return complaints
}
