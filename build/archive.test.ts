import { fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { copyElection, folder, type Copy } from '@/guide/testing/fixtures'
import { readEnv } from '@/lib/env'

jest.mock('node:child_process', () => ({ ...jest.requireActual<object>('node:child_process'), fork: jest.fn() }))

const project = process.cwd()
let site: Copy

beforeEach(() => {
  jest.mocked(fork).mockReset()
  site = copyElection()
  cpSync('data/fixtures/primary', join(site.root, 'data', 'current'), { recursive: true })
  site.write('/data/site.yaml', `current: current\narchive: [${basename(folder)}]\n`)
  site.write('/public/img/ada.jpg', 'photograph')
  site.replace('candidates/ada.yaml', 'name:', 'src: ada.jpg\nname:')
  process.chdir(site.root)
})

afterEach(() => {
  process.chdir(project)
  delete process.env.GUIDE_LANGUAGES
})

/** Builds the archived election, unless it is in the cache. Its process does some work. */
async function build(work = () => {}) {
  jest.mocked(fork).mockImplementation(((_module: string, [out = '']: readonly string[]) => {
    const child = new EventEmitter()
    mkdirSync(out, { recursive: true })
    work()
    setImmediate(() => {
      child.emit('message', { sheets: {} })
      child.emit('close', 0)
    })
    return child
  }) as never)
  // Facts are read once in each process, and every build has its own.
  await jest.isolateModulesAsync(async () => {
    const { buildArchive } = await import('./archive')
    await buildArchive(readEnv({}), new AbortController().signal)
  })
}

it('builds an archived election once', async () => {
  await build()
  await build()
  expect(fork).toHaveBeenCalledTimes(1)
})

it('builds an archived election again if the site gets one of its languages, but not for any other language', async () => {
  site.replace('election.yaml', 'date:', 'languages: [en, es]\ndate:')
  await build()
  process.env.GUIDE_LANGUAGES = 'en,pt'
  await build()
  expect(fork).toHaveBeenCalledTimes(1)
  process.env.GUIDE_LANGUAGES = 'en,es'
  await build()
  expect(fork).toHaveBeenCalledTimes(2)
})

it.each([
  ['a file of the election', `${folder}/election.yaml`],
  ['a photograph', 'public/img/ada.jpg'],
])('keeps no build during which %s changed, even if the change is taken back', async (_name, file) => {
  const path = join(site.root, file)
  const before = readFileSync(path)
  await expect(build(() => writeFileSync(path, `${before}\n`))).rejects.toThrow(
    'Files have changed since the build began.',
  )
  writeFileSync(path, before)
  await build()
  expect(fork).toHaveBeenCalledTimes(2)
})
