/** Reads the JSON reports of Jest and Playwright. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter'

/** Result of one step, or the sum of several. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export interface Report extends Counts {
  /** Places of skipped tests, without duplicates: the file, and the reason if the test has one. */
  readonly skippedGroups: readonly string[]
}

interface JestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  /** Files that failed to run, so that none of their tests are counted. */
  readonly numRuntimeErrorTestSuites: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/** Reads a report of `jest --json`. Undefined if Jest did not write one. */
export function readJestReport(file: string): Report | undefined {
  const report = readJson<JestReport>(file)
  if (!report) return undefined
  const skipped = report.testResults.filter(({ assertionResults }) =>
    assertionResults.some(({ status }) => status === 'pending'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    skippedGroups: skipped.map(({ name }) => relative(process.cwd(), name)),
  }
}

/** Reads a report of Playwright's JSON reporter. A flaky test counts as passed. Undefined if there is no report. */
export function readPlaywrightReport(file: string): Report | undefined {
  const report = readJson<JSONReport>(file)
  if (!report) return undefined
  const { expected, flaky, unexpected, skipped } = report.stats
  const groups = report.suites.flatMap(skippedIn)
  return { passed: expected + flaky, failed: unexpected, skipped, skippedGroups: [...new Set(groups)] }
}

function skippedIn({ file, suites = [], specs = [] }: JSONReportSuite): string[] {
  const tests = specs.flatMap((spec) => spec.tests).filter(({ status }) => status === 'skipped')
  const groups = tests.map(({ annotations }) => {
    const reason = annotations.find(({ type }) => type === 'skip')?.description
    return reason ? `${file} (${reason})` : file
  })
  return [...groups, ...suites.flatMap(skippedIn)]
}

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}
