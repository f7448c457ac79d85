import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readJestReport, readPlaywrightReport } from './reports'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(report: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

it('reads the counts of Jest, and counts a file that does not run as failed', () => {
  const file = write({
    numPassedTests: 10,
    numFailedTests: 2,
    numPendingTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: join(process.cwd(), 'lib', 'a.test.ts'),
        assertionResults: [{ status: 'passed' }, { status: 'pending' }],
      },
      { name: join(process.cwd(), 'lib', 'b.test.ts'), assertionResults: [{ status: 'passed' }] },
    ],
  })
  expect(readJestReport(file)).toEqual({
    passed: 10,
    failed: 3,
    skipped: 1,
    skippedGroups: [join('lib', 'a.test.ts')],
  })
})

it('reads the counts of Playwright, and the reasons of skipped tests', () => {
  const skipped = { status: 'skipped', annotations: [{ type: 'skip', description: 'nginx is not installed' }] }
  const passed = { status: 'expected', annotations: [] }
  const file = write({
    stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 3 },
    suites: [
      {
        file: 'hosting.spec.ts',
        specs: [{ tests: [passed] }],
        suites: [{ file: 'hosting.spec.ts', specs: [{ tests: [skipped] }, { tests: [skipped] }] }],
      },
      { file: 'print.spec.ts', specs: [{ tests: [{ status: 'skipped', annotations: [] }] }] },
    ],
  })
  expect(readPlaywrightReport(file)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 3,
    skippedGroups: ['hosting.spec.ts (nginx is not installed)', 'print.spec.ts'],
  })
})

it('returns undefined if there is no report', () => {
  expect(readJestReport(join(folder, 'none.json'))).toBeUndefined()
  expect(readPlaywrightReport(join(folder, 'none.json'))).toBeUndefined()
})
