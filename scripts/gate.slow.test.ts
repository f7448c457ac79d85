/**
 * Builds random guides that the check accepts, and runs the tests of facts on them, which gate a deployment.
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sample } from 'fast-check'
import { copyElection, folder } from '@/guide/testing/copyElection'
import { editAtRandom, randomEdits } from '@/guide/testing/randomEdits'
import { getBrowserPath } from '@/lib/cli/chromium'
import { buildChildEnv, unsetBuildOptions } from '@/lib/env'

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

it.each(['anytown', 'region', 'showcase'] as const)(
  `the gate accepts a random guide that the check accepts: %s (seed ${seed})`,
  (fixture) => {
    clean()
    const copy = copyElection(fixture)
    const [edits] = sample(randomEdits(120), { seed, numRuns: 1 })
    expect(editAtRandom(copy, edits!)).toBeGreaterThan(30)
    cpSync(join(copy.root, folder), join('data', election), { recursive: true })
    const build = run('tsx', join('scripts', 'build.ts'))
    expect([build.status, build.stderr]).toEqual([0, ''])

    env.CHROMIUM_PATH = getBrowserPath()
    const browser = run('playwright', 'test', '--config', join('e2e', 'gate.config.ts'))
    expect([browser.status, browser.stdout]).toEqual([0, expect.stringContaining(' passed')])
  },
)
