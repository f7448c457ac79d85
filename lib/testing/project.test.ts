import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readJestReport, readPlaywrightReport } from './reports'
import { type Step, formatCounts, runSteps } from './runSteps'
import { createTemporaryFolder } from './temporaryFolder'
import { findWorkflowProblems } from './workflowRules'

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly integrity?: string }>>
}

it('has a digest of every package for every system, so that npm ci installs nothing else', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
  const { '': _project, ...installed } = packages
  expect(Object.keys(installed).length).toBeGreaterThan(100)
  expect(Object.keys(installed).filter((path) => !installed[path]?.integrity?.startsWith('sha512-'))).toEqual([])
})

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

const step = (name: string, code: string, rest: Partial<Step> = {}): Step => ({
  name,
  command: ['sh', '-c', code],
  ...rest,
})

/** Runs the steps, and returns the counts and the printed lines without times. */
async function runAndPrint(...steps: readonly (Step | readonly Step[])[]) {
  let text = ''
  const report = await runSteps(steps, (part) => {
    text += part
  })
  return { counts: formatCounts(report), text: text.replaceAll(/ in \d+\.\d s$/gm, '') }
}

it('counts a step without a report as one check, and prints only its result', async () => {
  const { counts, text } = await runAndPrint(step('lint', 'echo details'), step('types', 'true'))
  expect(text).toBe('lint   passed\ntypes  passed\n')
  expect(counts).toBe('2 passed, 0 failed')
})

it('prints the output of a failed step, and continues', async () => {
  const { counts, text } = await runAndPrint(
    step('lint', 'echo on stdout; echo on stderr >&2; exit 2'),
    step('types', 'true'),
  )
  expect(text).toMatch(/^lint +failed\n\n(on stdout\non stderr|on stderr\non stdout)\n\ntypes +passed\n$/)
  expect(counts).toBe('1 passed, 1 failed')
})

it('runs the steps of a list at the same time, and prints their results in its order', async () => {
  const folder = createTemporaryFolder()
  const meet = (own: string, other: string) =>
    `touch ${folder}/${own}; for i in $(seq 100); do [ -e ${folder}/${other} ] && exit 0; sleep 0.05; done; exit 1`
  const { counts, text } = await runAndPrint([step('lint', meet('a', 'b')), step('types', meet('b', 'a'))])
  expect(text).toBe('lint   passed\ntypes  passed\n')
  expect(counts).toBe('2 passed, 0 failed')
})

it('counts a command that does not exist as failed', async () => {
  const { counts, text } = await runAndPrint({ name: 'lint', command: ['no-such-command'] })
  expect(text).toContain('ENOENT')
  expect(counts).toBe('0 passed, 1 failed')
})

it('adds the counts of reports', async () => {
  const readReport = () => ({ passed: 5, failed: 0, skipped: 2, skippedGroups: ['a.test.ts'] })
  const { counts, text } = await runAndPrint(step('unit', 'true', { readReport }), step('e2e', 'true', { readReport }))
  expect(text).toBe('unit  5 passed, 0 failed, 2 skipped\ne2e   5 passed, 0 failed, 2 skipped\n')
  expect(counts).toBe('10 passed, 0 failed, 4 skipped')
})

it('counts a crash without a failed test as failed', async () => {
  const readReport = () => ({ passed: 5, failed: 0, skipped: 0, skippedGroups: [] })
  expect((await runAndPrint(step('unit', 'exit 1', { readReport }))).counts).toBe('5 passed, 1 failed')
  expect((await runAndPrint(step('unit', 'exit 1', { readReport: () => undefined }))).counts).toBe('0 passed, 1 failed')
})

it('does not run a step if a step that it needs failed or was not run', async () => {
  const { counts, text } = await runAndPrint(
    step('plain', 'exit 1'),
    step('site', 'true', { needs: ['plain'] }),
    step('e2e', 'true', { needs: ['site'] }),
  )
  expect(text).toContain('site   not run, because "plain" failed\ne2e    not run, because "site" failed\n')
  expect(counts).toBe('0 passed, 1 failed')
})

it('passes changes of the environment to the command', async () => {
  const env = { GUIDE_TEST: 'set', HOME: undefined }
  expect((await runAndPrint(step('env', 'test "$GUIDE_TEST$HOME" = set', { env }))).counts).toBe('1 passed, 0 failed')
})

describe('workflows', () => {
  const folder = join('.github', 'workflows')

  it.each(readdirSync(folder))('%s is a valid workflow, and obeys every rule', async (file) => {
    expect(await findWorkflowProblems(file, readFileSync(join(folder, file), 'utf8'))).toEqual([])
  })

  const sha = '0123456789012345678901234567890123456789'
  const valid = `name: Test
on:
  push:
  pull_request:
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@${sha} # v5.0.0
        with:
          persist-credentials: false
      - run: npm test
        env:
          TITLE: \${{ github.event.pull_request.title }}
`

  it('accepts a valid workflow', async () => {
    expect(await findWorkflowProblems('test.yml', valid)).toEqual([])
  })

  it.each([
    ['an unknown key', 'runs-on:', 'run-on:', /run-on/],
    ['a job that does not exist', 'timeout-minutes: 5', 'timeout-minutes: 5\n    needs: build', /no dependencies/],
    ['an invalid expression', 'github.event.pull_request.title', 'github.event.(title', /Unexpected symbol/],
    ['a value that GitHub does not know', 'github.event.pull_request', 'guthib.event.pull_request', /guthib/],
    ['a tag', `@${sha} # v5.0.0`, '@v5', /not pinned/],
    ['a commit without its version', `@${sha} # v5.0.0`, `@${sha}`, /not pinned/],
    ['a trigger for strangers', 'pull_request:', 'pull_request_target:', /pull_request_target gives strangers/],
    ['no permissions', 'permissions:\n  contents: read\n', '', /has no permissions/],
    ['a permission to write for every job', 'contents: read', 'contents: write', /whole workflow/],
    ['every permission', 'permissions:\n  contents: read', 'permissions: write-all', /whole workflow/],
    ['no time limit', '    timeout-minutes: 5\n', '', /no timeout-minutes/],
    ['an expression in a script', 'run: npm test', 'run: echo ${{ github.head_ref }}', /expression in a script/],
    ['a token in the clone', 'persist-credentials: false', 'fetch-depth: 1', /leaves its token/],
    ['secrets for pull requests', 'github.event.pull_request.title', 'secrets.TOKEN', /uses secrets/],
    [
      'a pull request that can write',
      '    timeout',
      '    permissions:\n      pages: write\n    timeout',
      /of a workflow for/,
    ],
  ])('rejects %s', async (_, from, to, problem) => {
    const broken = valid.replace(from, () => to)
    expect(broken).not.toBe(valid)
    expect((await findWorkflowProblems('test.yml', broken)).join('\n')).toMatch(problem)
  })
})
