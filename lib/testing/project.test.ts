import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Step, formatCounts, runSteps } from './runSteps'
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

it('counts a command that does not exist as failed', async () => {
  const { counts, text } = await runAndPrint({ name: 'lint', command: ['no-such-command'] })
  expect(text).toContain('ENOENT')
  expect(counts).toBe('0 passed, 1 failed')
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

const workflows = join('.github', 'workflows')

it.each(readdirSync(workflows))('%s is a valid workflow, and obeys every rule', async (file) => {
  expect(await findWorkflowProblems(file, readFileSync(join(workflows, file), 'utf8'))).toEqual([])
})
