/** Runs the steps of `npm test`, and prints one line for each. */
import { spawn } from 'node:child_process'
import { buildChildEnv } from '@/lib/env'
import type { Report } from './reports'

export interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** Changes to the environment. `undefined` unsets a variable. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Names of earlier steps that must have passed. */
  readonly needs?: readonly string[]
  readonly prepare?: () => void
  /** Reads the command's own counts. Without it, the step counts as one check. */
  readonly readReport?: () => Report | undefined
}

interface Outcome {
  readonly succeeded: boolean
  readonly output: string
}

type Write = (text: string) => void

const noCounts: Report = { passed: 0, failed: 0, skipped: 0, skippedGroups: [] }

/**
 * Runs the steps in order, and returns the sum of their counts. Prints the output of a step only if it fails.
 * @param steps steps, and lists of steps that run at the same time and need none of each other
 */
export async function runSteps(steps: readonly (Step | readonly Step[])[], write: Write): Promise<Report> {
  const width = Math.max(...steps.flat().map(({ name }) => name.length))
  const failedSteps = new Set<string>()
  let total = noCounts
  for (const group of steps) {
    const running = [group].flat().map((step) => {
      const blocker = step.needs?.find((name) => failedSteps.has(name))
      return { name: step.name, blocker, result: blocker ? undefined : runStep(step) }
    })
    for (const { name, blocker, result } of running) {
      write(`${name.padEnd(width)}  `)
      const { report, text } = (await result) ?? { report: noCounts, text: `not run, because "${blocker}" failed\n` }
      if (blocker || report.failed > 0) failedSteps.add(name)
      write(text)
      total = add(total, report)
    }
  }
  return total
}

/** Runs a step. The text is its result, with its output if it failed. */
async function runStep(step: Step): Promise<{ readonly report: Report; readonly text: string }> {
  const start = performance.now()
  step.prepare?.()
  const { succeeded, output } = await run(step)
  const report = countResults(step, succeeded)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const text = `${describeResult(step, report)} in ${seconds} s\n`
  return { report, text: report.failed > 0 ? `${text}\n${output.trimEnd()}\n\n` : text }
}

/** Runs a command, and captures its standard output and standard error together, in the order they were written. */
function run({ command, env }: Step): Promise<Outcome> {
  const [program = '', ...args] = command
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: buildChildEnv(env) })
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => resolve({ succeeded: false, output: error.message }))
    child.on('close', (status) => resolve({ succeeded: status === 0, output: Buffer.concat(chunks).toString() }))
  })
}

function countResults(step: Step, succeeded: boolean): Report {
  const own = step.readReport?.()
  if (!own) return { ...noCounts, passed: Number(succeeded), failed: Number(!succeeded) }
  // A command can fail without a failed test, for example in a global setup.
  return succeeded || own.failed > 0 ? own : { ...own, failed: 1 }
}

function describeResult(step: Step, report: Report): string {
  if (step.readReport) return formatCounts(report)
  return report.failed > 0 ? 'failed' : 'passed'
}

/** Counts as one line, like `12 passed, 0 failed, 3 skipped`. Leaves out skipped tests if there are none. */
export function formatCounts({ passed, failed, skipped }: Report): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function add(a: Report, b: Report): Report {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    skippedGroups: [...a.skippedGroups, ...b.skippedGroups],
  }
}
