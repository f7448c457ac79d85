/** `npm test`: every check of the project, one step after the other, and the counts of all at the end. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { childEnv } from '@/lib/env'
import { browserPath } from '@/lib/cli/chromium'
import { cleanNextCache } from '@/lib/cli/cleanNextCache'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

const results = 'test-results'
const jestReport = join(results, 'jest.json')
const playwrightReport = join(results, 'playwright.json')
const total: Counts = { passed: 0, failed: 0, skipped: 0 }

/** Every option set; the tests of options run against it. */
const configured = {
  BASE_PATH: '/medford',
  SITE_URL: 'https://guide.example',
  NEXT_PUBLIC_GA_ID: 'G-TEST12345',
  NEXT_PUBLIC_DEBUG: '1',
}
/** No option set, whatever the caller's environment says: most builds are made so. */
const ordinary = {
  BASE_PATH: undefined,
  SITE_URL: undefined,
  NEXT_PUBLIC_GA_ID: undefined,
  NEXT_PUBLIC_DEBUG: undefined,
  PLAIN_EXPORT: undefined,
  ELECTION: undefined,
}

/** Runs one command under its step's name, and counts it as one check unless it writes counts of its own. */
function step(name: string, command: string, env: Record<string, string>, counts?: () => Counts): boolean {
  console.log(`\n== ${name}`)
  const [program = '', ...args] = command.split(' ')
  const { status } = spawnSync(join('node_modules', '.bin', program), args, {
    stdio: 'inherit',
    env: childEnv({ NEXT_TELEMETRY_DISABLED: '1', ...ordinary, ...env }),
  })
  const passed = status === 0
  const own = counts?.()
  // A run that fails without a failed test of its own failed as a whole.
  add(own && (passed || own.failed > 0) ? own : { passed: Number(passed), failed: Number(!passed), skipped: 0 })
  return passed
}

function add({ passed, failed, skipped }: Counts): void {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

/** Builds as on a fresh machine: what an earlier build left behind is taken away first. */
function build(name: string, env: Record<string, string>): boolean {
  cleanNextCache()
  return step(name, 'tsx scripts/build.ts', env)
}

/** Builds a site, and keeps the export as Next.js wrote it beside it. */
function buildBoth(name: string, out: string, env: Record<string, string>): boolean {
  const plain = `${out}-plain`
  if (!build(`${name}, as Next.js writes it`, { ...env, OUT_DIR: plain, PLAIN_EXPORT: '1' })) return false
  rmSync(out, { recursive: true, force: true })
  cpSync(plain, out, { recursive: true })
  return step(`${name}, as it is served`, 'tsx scripts/build/postbuild.ts', { ...env, OUT_DIR: out })
}

function report<T>(file: string, read: (parsed: T) => Counts): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 }
  return read(JSON.parse(readFileSync(file, 'utf8')) as T)
}

function browserTests(): void {
  console.log('\n== Browser')
  let path: string
  try {
    path = browserPath()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    add({ passed: 0, failed: 1, skipped: 0 })
    return
  }
  console.log(`Using ${path}`)
  step('Browser tests of the export (Playwright)', 'playwright test', { CHROMIUM_PATH: path }, () =>
    report(
      playwrightReport,
      ({ stats }: { stats: { expected: number; flaky: number; unexpected: number; skipped: number } }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      }),
    ),
  )
}

rmSync(results, { recursive: true, force: true })
mkdirSync(results)
step('Formatting (Prettier)', 'prettier --check --log-level warn .', {})
step('Lint (Oxlint)', 'oxlint --deny-warnings', {})
step('Types of the routes (Next.js)', 'next typegen', {})
step('Types (TypeScript)', 'tsc --noEmit', {})
step('Unit and component tests (Jest)', `jest --json --outputFile=${jestReport}`, {}, () =>
  report(jestReport, (counts: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
    passed: counts.numPassedTests,
    failed: counts.numFailedTests,
    skipped: counts.numPendingTests,
  })),
)
const built = [
  buildBoth('Build with every option set', 'out-configured', configured),
  buildBoth('Build of a made-up election with every state', 'out-showcase', { ELECTION: 'fixtures/showcase' }),
  buildBoth('Build', 'out', {}),
  build('Build once more, to compare', { OUT_DIR: 'out-again' }),
]
if (built.every(Boolean)) browserTests()

console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 ? 1 : 0
