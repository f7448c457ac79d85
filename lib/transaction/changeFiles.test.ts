import { readdirSync, chmodSync, existsSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { changeFiles } from './changeFiles'
import { journalFile, lockFile, type FileChange } from './journal'
import { recoverFiles } from './recoverFiles'
import { createTemporaryFolder, writeFiles } from '@/lib/testing/temporaryFolder'

/** Runs before each step of the file system, which it can fail or keep from ending. */
interface Steps {
  count: number
  before?: (step: number) => void | Promise<void>
  isLocking: boolean
  /** The files that are or were open. */
  files: FileHandle[]
}
const steps: Steps = { count: 0, isLocking: true, files: [] }

jest.mock('@/lib/lock', () => {
  const { withLock } = jest.requireActual<typeof import('../lock')>('@/lib/lock')
  return {
    // A process that dies keeps its lock, which is taken over. This process lives.
    withLock: (...args: Parameters<typeof withLock>) => (steps.isLocking ? withLock(...args) : args[1]()),
  }
})

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<Record<string, (...args: unknown[]) => Promise<unknown>>>('node:fs/promises')
  const step = async () => steps.before?.((steps.count += 1))
  const names = ['link', 'mkdir', 'open', 'rename', 'rm']
  const wrapped = names.map((name) => [
    name,
    async (...args: unknown[]) => {
      await step()
      const result = await actual[name]?.(...args)
      if (name !== 'open') return result
      const file = result as FileHandle
      steps.files.push(file)
      const writeBytes = file.writeFile.bind(file)
      return Object.assign(file, {
        writeFile: async (bytes: Uint8Array) => {
          // A full disk or a crash leaves a part.
          await writeBytes(bytes.subarray(0, bytes.length / 2))
          await step()
          await writeBytes(bytes.subarray(bytes.length / 2))
        },
        // The tests would take long on a slow disk.
        sync: () => step(),
      })
    },
  ])
  return { ...actual, ...Object.fromEntries(wrapped) }
})

const full = () => Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })

const older: Readonly<Record<string, string>> = {
  'data/a/candidates/ada.yaml': 'name: Ada\n',
  'data/a/candidates/bob.yaml': 'name: Bob\n',
  'data/a/election.yaml': 'city: Old\n',
}
const newer: Readonly<Record<string, string>> = {
  'data/a/candidates/ada.yaml': 'name: Ada King\n',
  'data/a/election.yaml': 'city: New\n',
  'data/b/candidates/eve.yaml': 'name: Eve\n',
  'public/img/ada.jpg': 'photograph',
}
const changes: readonly FileChange[] = [...new Set([...Object.keys(older), ...Object.keys(newer)])].map((file) => ({
  file,
  before: toBytes(older[file]),
  after: toBytes(newer[file]),
}))

// Some tests interrupt hundreds of processes.
jest.setTimeout(60_000)

let root: string

beforeEach(() => {
  root = createTemporaryFolder(older)
  steps.count = 0
  steps.before = undefined
})

function toBytes(text: string | undefined): Uint8Array | undefined {
  return text === undefined ? undefined : Buffer.from(text)
}

const write = (file: string, text: string) => writeFiles(root, { [file]: text })

function readAll(): Readonly<Record<string, string>> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()
  return Object.fromEntries(paths.map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')]))
}

const conflict = (file: string) => new Error(`${file} has changed.`)
const change = () => changeFiles(root, changes, conflict)

/** Ends a piece of work at a step, as if the process was killed. Returns false if it has fewer steps. */
async function crashAt(step: number, work: () => Promise<unknown>): Promise<boolean> {
  steps.count = 0
  steps.isLocking = false
  const isDead = await new Promise<boolean>((resolve, reject) => {
    steps.before = (count) => {
      if (count < step) return undefined
      resolve(true)
      return new Promise(() => {})
    }
    work().then(() => resolve(false), reject)
  })
  await Promise.allSettled(steps.files.splice(0).map((file) => file.close()))
  steps.before = undefined
  steps.isLocking = true
  return isDead
}

it('writes, creates and deletes files, and leaves nothing else', async () => {
  chmodSync(join(root, 'data/a/election.yaml'), 0o640)
  await change()
  expect(readAll()).toEqual(newer)
  expect(statSync(join(root, 'data/a/election.yaml')).mode & 0o777).toBe(0o640)
})

it('does not touch a file without a change', async () => {
  const [file = ''] = Object.keys(older)
  const { mtimeMs, ino } = statSync(join(root, file))
  const bytes = toBytes(older[file])
  await changeFiles(root, [{ file, before: bytes, after: bytes }], conflict)
  expect(statSync(join(root, file))).toMatchObject({ mtimeMs, ino })
})

function reset(): void {
  rmSync(root, { recursive: true })
  writeFiles(root, older)
}

it('leaves every file as it was if any step fails, such as on a full disk', async () => {
  const outcomes: string[] = []
  for (let step = 1; steps.count >= step - 1; step++) {
    steps.count = 0
    steps.before = (count) => {
      if (count === step) throw full()
    }
    outcomes.push(await change().then(() => 'new', String))
    steps.before = undefined
    expect(readAll()).toEqual(outcomes.at(-1) === 'new' ? newer : older)
    reset()
  }
  // A hard link that fails is replaced by a copy, and a folder need not be flushed.
  expect(new Set(outcomes)).toEqual(new Set(['new', 'Error: ENOSPC']))
  expect(outcomes.filter((outcome) => outcome !== 'new').length).toBeGreaterThan(20)
})

it('has all files old or all new after a crash at any step, and a crash at any step of the recovery', async () => {
  const outcomes = new Set<string>()
  let step = 1
  for (; await crashAt(step, change); step++) {
    for (let again = 1; await crashAt(again, () => recoverFiles(root)); again++);
    await recoverFiles(root)
    const isOld = JSON.stringify(readAll()) === JSON.stringify(older)
    expect(isOld ? older : newer).toEqual(readAll())
    outcomes.add(isOld ? 'old' : 'new')
    reset()
  }
  expect(step).toBeGreaterThan(30)
  expect(outcomes).toEqual(new Set(['old', 'new']))
})

/** Crashes after a number of files have been replaced. */
async function crashAfterReplacing(count: number): Promise<void> {
  for (let step = 1; ; step++) {
    await crashAt(step, change)
    const replaced = changes.filter(({ file }) => readAll()[file] === newer[file]).length
    if (existsSync(join(root, journalFile)) && replaced === count) return
    await recoverFiles(root)
    reset()
  }
}

it('says in one line what it has finished, undone or removed', async () => {
  expect(await recoverFiles(root)).toEqual([])
  await crashAfterReplacing(1)
  expect(await recoverFiles(root)).toEqual([
    'Finished a save that was interrupted: data/a/candidates/ada.yaml and 4 other files.',
  ])
  write('data/a/candidates/.ada.yaml.0b4c7c1e-1111-4222-8333-444455556666.tmp', 'name:')
  expect(await recoverFiles(root)).toEqual([
    'Removed temporary files of a save that was interrupted before it changed anything.',
  ])
  expect(readAll()).toEqual(newer)
})

it.each([
  ['finishes', 'replaced before', 'data/a/candidates/ada.yaml', 'Finished', newer],
  ['undoes', 'not replaced yet', 'data/b/candidates/eve.yaml', 'Undid', older],
])('%s the rest, and names a file that somebody has changed and that was %s', async (_, __, file, outcome, rest) => {
  await crashAfterReplacing(2)
  write(file, 'name: Checked\n')
  expect(await recoverFiles(root)).toEqual([
    expect.stringContaining(`${outcome} a save`),
    `${file} has changed since then, so it was left unchanged. Check it.`,
  ])
  expect(readAll()).toEqual({ ...rest, [file]: 'name: Checked\n' })
})

it('changes nothing and names the file if a save can be neither finished nor undone', async () => {
  await crashAfterReplacing(2)
  for (const name of readdirSync(join(root, 'data/a')).filter((file) => file.endsWith('.tmp')))
    rmSync(join(root, 'data/a', name))
  write('data/a/candidates/ada.yaml', 'name: Ada King, checked\n')
  const before = readAll()
  await expect(recoverFiles(root)).rejects.toThrow(
    /data\/a\/election\.yaml[^]*its new version is not complete\.[^]*delete data\/\.changes\.tmp/,
  )
  await expect(change()).rejects.toThrow('neither finished nor undone')
  expect(readAll()).toEqual(before)
})

it.each([
  '{"id":',
  '{"id":"x","entries":[]}',
  JSON.stringify({ id: crypto.randomUUID(), entries: [{ file: 'data/../../x', before: '', after: '' }] }),
])('changes nothing if the journal is damaged: %s', async (text) => {
  write(journalFile, text)
  await expect(recoverFiles(root)).rejects.toThrow(/data\/\.changes\.tmp[^]*is damaged\.[^]*last commit/)
  expect(readAll()).toEqual({ ...older, [journalFile]: text })
})

it('follows no link out of the project', async () => {
  await crashAfterReplacing(1)
  const outside = createTemporaryFolder()
  rmSync(join(root, 'public'), { recursive: true })
  symlinkSync(outside, join(root, 'public'))
  await expect(recoverFiles(root)).rejects.toThrow('is damaged')
  expect(readdirSync(outside)).toEqual([])
})

it('replaces no file that another program changes meanwhile', async () => {
  steps.before = (count) => {
    // While files are staged.
    if (count === 8) write('data/a/candidates/bob.yaml', 'name: Bob, checked\n')
  }
  await expect(change()).rejects.toThrow('data/a/candidates/bob.yaml has changed.')
  expect(readAll()).toEqual({ ...older, 'data/a/candidates/bob.yaml': 'name: Bob, checked\n' })
})

it('lets one of two programs write at a time', async () => {
  const write2 = (city: string) =>
    changeFiles(
      root,
      [{ file: 'data/a/election.yaml', before: toBytes(older['data/a/election.yaml']), after: Buffer.from(city) }],
      conflict,
    )
  const results = await Promise.allSettled([write2('A'), write2('B')])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(existsSync(join(root, lockFile))).toBe(false)
})
