import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatCounts, runSteps, type Step } from './runSteps'

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
  const folder = mkdtempSync(join(tmpdir(), 'steps-'))
  const meet = (own: string, other: string) =>
    `touch ${folder}/${own}; for i in $(seq 100); do [ -e ${folder}/${other} ] && exit 0; sleep 0.05; done; exit 1`
  const { counts, text } = await runAndPrint([step('lint', meet('a', 'b')), step('types', meet('b', 'a'))])
  rmSync(folder, { recursive: true })
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
