/**
 * Builds the sample region in two languages, and runs the browser tests on the second: English from right to left, so tests
 * find the words that they expect.
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildChildEnv, unsetBuildOptions } from '@/lib/env'

const language = 'en-CA-x-rtl'
/** Ignored by git. */
const election = join('fixtures', 'generated-mirrored')
const folder = join('data', election)
const out = 'out-mirrored'
const env = buildChildEnv({
  ...unsetBuildOptions,
  ELECTION: election,
  OUT_DIR: out,
  SITE: undefined,
  // Playwright does not run in a Jest process.
  JEST_WORKER_ID: undefined,
})

afterAll(() => {
  for (const each of [out, folder]) rmSync(each, { recursive: true, force: true })
})

function run(...command: readonly [string, ...string[]]) {
  const [name, ...args] = command
  return spawnSync(join('node_modules', '.bin', name), args, { encoding: 'utf8', env })
}

it('builds a guide in two languages that passes every browser test from right to left', () => {
  cpSync(join('data', 'fixtures', 'region'), folder, { recursive: true })
  const file = join(folder, 'election.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^languages: .*$/m, `languages: [en-CA, ${language}]`))
  mkdirSync(join(folder, 'translations'))
  // Reviewed, so no page says that its words are not.
  const translations = 'by: A. Reader\nreviewed: { by: A. Reader, date: 2026-10-01 }\ntexts: []\n'
  writeFileSync(join(folder, 'translations', `${language}.yaml`), translations)
  const build = run('tsx', join('scripts', 'build.ts'))
  expect([build.status, build.stderr]).toEqual([0, expect.any(String)])

  const browser = run('playwright', 'test', '--config', join('e2e', 'mirrored.config.ts'))
  expect([browser.status, browser.stdout]).toEqual([0, expect.stringMatching(/\b\d{3} passed/)])
})
