/** Steps that the test commands share, and how the commands run them. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Variables } from '@/lib/env'
import { baseEnv } from './builds'
import { readJestReport, readPlaywrightReport } from './reports'
import { formatCounts, runSteps, type Step } from './runSteps'

const results = 'test-results'

export function npmScript(name: string, step: Partial<Step> = {}, ...args: readonly string[]): Step {
  return { name, command: ['npm', 'run', name, '--', ...args], env: baseEnv, ...step }
}

export function jestStep(name: string, ...args: readonly string[]): Step {
  const report = join(results, 'jest.json')
  const command = ['npx', 'jest', ...args, '--json', `--outputFile=${report}`]
  return { name, command, env: baseEnv, readReport: () => readJestReport(report) }
}

/**
 * Steps that build exports, find a browser, and run the browser tests of some projects and of the editor. Both run at the
 * same time, because browser tests often wait.
 * @param site variables of the site's build, like `ELECTION`
 */
export function browserTestSteps(
  builds: readonly Step[],
  projects: readonly string[],
  site: Variables,
  editorProject: 'stories' | 'slow',
): readonly (Step | readonly Step[])[] {
  const browser = npmScript('browser')
  const tests = npmScript(
    'test:e2e',
    {
      // SITE would test a deployed site instead of the builds.
      env: { ...baseEnv, ...site, SITE: undefined },
      needs: [...builds, browser].map(({ name }) => name),
      readReport: () => readPlaywrightReport(join(results, 'playwright.json')),
    },
    ...projects.flatMap((project) => ['--project', project]),
  )
  return [...builds, browser, [tests, editorTestStep(editorProject)]]
}

/** A step that runs browser tests of the editor. It needs no build. */
function editorTestStep(project: 'stories' | 'slow'): Step {
  const report = join(results, 'editor.json')
  return npmScript(
    'test:editor',
    { needs: ['browser'], readReport: () => readPlaywrightReport(report) },
    '--project',
    project,
  )
}

/** Runs the steps. Prints the sum of all results last, and sets the exit code. */
export async function runTests(steps: readonly (Step | readonly Step[])[]): Promise<void> {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results)
  const total = await runSteps(steps, (text) => process.stdout.write(text))
  if (total.skippedGroups.length > 0) console.log(`\nSkipped: ${total.skippedGroups.join('; ')}`)
  console.log(`\n${formatCounts(total)}`)
  process.exitCode = total.failed > 0 ? 1 : 0
}
