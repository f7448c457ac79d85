import { defineConfig, devices, type Project } from 'playwright/test'
import { browserArgs, getHeadlessPath } from './lib/cli/chromium'
import { readEnv } from './lib/env'
import { analyticsComplaints } from './e2e/support/analytics'
import type { WorkerFixtures } from './e2e/support/site'

const { site } = readEnv()

/** Tests of a tag run on other builds, too, or on one only. e2e/README.md describes the tags. */
const anyTag = /@(?:facts|content|site|upcoming|slow)\b/

/** Projects of builds that a deployed site does not have. `npm run test:slow` runs the last four. */
const localProjects: readonly Project<{ allowed: RegExp }, Partial<WorkerFixtures>>[] = [
  { name: 'region', use: { out: 'out-region' }, grep: /@(?:facts|content)\b/ },
  {
    name: 'upcoming',
    use: { out: 'out-upcoming', basePath: '/guide', allowed: analyticsComplaints },
    grep: /@(?:facts|upcoming)\b/,
  },
  { name: 'slow', grep: /@slow\b/ },
  { name: 'region-untagged', use: { out: 'out-region' }, grepInvert: anyTag },
  // Pages must not depend on the step after `next build`.
  { name: 'plain', use: { plain: true }, grepInvert: anyTag },
  { name: 'showcase', use: { out: 'out-showcase' }, grep: /@(?:facts|content|slow)\b/ },
]

export default defineConfig<{ allowed: RegExp }, Partial<WorkerFixtures>>({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  // Some tests visit every page, and machines may be slow.
  timeout: 120_000,
  // CI has two cores, and tests often wait.
  workers: 3,
  projects: [{ name: 'site', grepInvert: /@(?:upcoming|slow)\b/ }, ...(site ? [] : localProjects)],
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // A trace of every test would double the time. `--trace on` records them.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: getHeadlessPath(), args: [...browserArgs] },
  },
})
