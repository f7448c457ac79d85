/**
 * Builds random guides that the check accepts, and a new one, and runs the tests of facts on them, which gate a deployment.
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sample } from 'fast-check'
import { createElection } from '@/desk/new/createElection'
import { copyElection, folder } from '@/guide/testing/copyElection'
import { editAtRandom, randomEdits } from '@/guide/testing/randomEdits'
import { buildChildEnv, unsetBuildOptions } from '@/lib/env'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

/** Ignored by git. */
const election = join('fixtures', 'generated-gate')
const out = 'out-gate'
const env = buildChildEnv({
  ...unsetBuildOptions,
  ELECTION: election,
  OUT_DIR: out,
  SITE: undefined,
  // Playwright does not run in a Jest process.
  JEST_WORKER_ID: undefined,
})
const seed = Date.now() % 100_000

function clean(): void {
  for (const path of [out, join('data', election)]) rmSync(path, { recursive: true, force: true })
}

afterEach(clean)

function run(...command: readonly [string, ...string[]]) {
  const [name, ...args] = command
  return spawnSync(join('node_modules', '.bin', name), args, { encoding: 'utf8', env })
}

/**
 * Builds a guide, and runs the tests. Returns how both ended.
 * @param files folder with the files of the election
 */
function runGate(files: string) {
  cpSync(files, join('data', election), { recursive: true })
  const build = run('tsx', join('scripts', 'build.ts'))
  const browser = build.status === 0 ? run('playwright', 'test', '--config', join('e2e', 'gate.config.ts')) : undefined
  return [build.status, build.stderr, browser?.status, browser?.stdout]
}

const passed = [0, '', 0, expect.stringContaining(' passed')]

it.each(['anytown', 'region', 'showcase'] as const)(
  `the gate accepts a random guide that the check accepts: %s (seed ${seed})`,
  (fixture) => {
    clean()
    const copy = copyElection(fixture)
    const [edits] = sample(randomEdits(120), { seed, numRuns: 1 })
    expect(editAtRandom(copy, edits!)).toBeGreaterThan(30)
    expect(runGate(join(copy.root, folder))).toEqual(passed)
  },
)

it('the gate accepts a new guide, which has no candidates and no sources', async () => {
  clean()
  jest.spyOn(console, 'log').mockImplementation()
  const root = createTemporaryFolder()
  const races = 'City Council: 7; Mayor: 1'
  // The day must be near the day on which the guide is created.
  const date = `${new Date().getFullYear() + 1}-11-02`
  const name = await createElection(root, { city: 'Springfield', state: 'Anystate', date, races })
  expect(runGate(join(root, 'data', name))).toEqual(passed)
})
