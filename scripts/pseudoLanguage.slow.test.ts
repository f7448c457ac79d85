/**
 * Builds the sample region in the pseudo-language, whose text is about 40% longer, and measures its pages in a browser.
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildChildEnv, unsetBuildOptions } from '@/lib/env'

/** Ignored by git. */
const election = join('fixtures', 'generated-pseudo')
const out = 'out-pseudo'
const env = buildChildEnv({
  ...unsetBuildOptions,
  ELECTION: election,
  OUT_DIR: out,
  SITE: undefined,
  // Playwright does not run in a Jest process.
  JEST_WORKER_ID: undefined,
})

afterAll(() => {
  for (const folder of [out, join('data', election)]) rmSync(folder, { recursive: true, force: true })
})

function run(...command: readonly [string, ...string[]]) {
  const [name, ...args] = command
  return spawnSync(join('node_modules', '.bin', name), args, { encoding: 'utf8', env })
}

it('builds a site in which longer text fits a narrow window', () => {
  cpSync(join('data', 'fixtures', 'region'), join('data', election), { recursive: true })
  const file = join('data', election, 'election.yaml')
  const text = readFileSync(file, 'utf8').replace(/^languages: .*\n/m, '')
  writeFileSync(file, `${text}\nlanguages: [en-XA]\n`)
  const build = run('tsx', join('scripts', 'build.ts'))
  expect([build.status, build.stderr]).toEqual([0, ''])

  const browser = run('playwright', 'test', '--config', join('e2e', 'pseudo-language.config.ts'))
  expect([browser.status, browser.stdout]).toEqual([0, expect.stringContaining('2 passed')])
})
