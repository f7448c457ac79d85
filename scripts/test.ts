/** `npm test`: runs every check of the project in order. The last line is the sum of all results. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runCli } from '@/lib/cli/runCli'
import { readEnv } from '@/lib/env'
import { buildSteps, baseEnv } from './test/builds'
import { readJestReport, readPlaywrightReport } from './test/reports'
import { formatCounts, runSteps, type Step } from './test/runSteps'

const results = 'test-results'
const jestReport = join(results, 'jest.json')
const playwrightReport = join(results, 'playwright.json')

/** A step that runs the npm script of the same name. */
function npmScript(name: string, step: Partial<Step> = {}, ...args: readonly string[]): Step {
  return { name, command: ['npm', 'run', name, '--', ...args], env: baseEnv, ...step }
}

await runCli(async () => {
  const { election } = readEnv()
  const env = { ...baseEnv, ELECTION: election }
  const builds = buildSteps(election)
  const browser = npmScript('browser')
  const steps = [
    npmScript('format:check'),
    npmScript('lint'),
    npmScript('typecheck'),
    npmScript('test:unit', { readReport: () => readJestReport(jestReport) }, '--json', `--outputFile=${jestReport}`),
    npmScript('check', { env }),
    ...builds,
    browser,
    npmScript('test:e2e', {
      // SITE would test a deployed site instead of the builds.
      env: { ...env, SITE: undefined },
      needs: [...builds, browser].map(({ name }) => name),
      readReport: () => readPlaywrightReport(playwrightReport),
    }),
  ]
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results)
  const total = await runSteps(steps, (text) => process.stdout.write(text))
  if (total.skippedGroups.length > 0) console.log(`\nSkipped: ${total.skippedGroups.join('; ')}`)
  console.log(`\n${formatCounts(total)}`)
  process.exitCode = total.failed > 0 ? 1 : 0
})
