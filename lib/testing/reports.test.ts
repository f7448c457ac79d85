import { join } from 'node:path'
import { readJestReport, readPlaywrightReport } from './reports'
import { createTemporaryFolder } from './temporaryFolder'

const write = (report: unknown) => join(createTemporaryFolder({ 'a.json': JSON.stringify(report) }), 'a.json')

it('reads the counts of Jest, and counts a file that does not run as failed', () => {
  const file = write({
    numPassedTests: 10,
    numFailedTests: 2,
    numPendingTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [['passed', 'pending'], ['passed']].map((statuses, index) => ({
      name: join(process.cwd(), 'lib', `${index}.test.ts`),
      assertionResults: statuses.map((status) => ({ status })),
    })),
  })
  expect(readJestReport(file)).toEqual({ passed: 10, failed: 3, skipped: 1, skippedGroups: [join('lib', '0.test.ts')] })
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
  expect(readJestReport('none.json')).toBeUndefined()
  expect(readPlaywrightReport('none.json')).toBeUndefined()
})
