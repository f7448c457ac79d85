import { defineConfig, devices, type PlaywrightWorkerOptions, type Project } from 'playwright/test'
import { browserArgs, getHeadlessPath } from './lib/cli/chromium'
import { readEnv } from './lib/env'
import { findFirefox, noPageCache, replaceUnknownCommand } from './e2e/otherBrowsers/firefox'
import { findMissingWebKit } from './e2e/otherBrowsers/webkit'
import { analyticsComplaints } from './e2e/support/analytics'
import type { WorkerFixtures } from './e2e/support/site'

const { site } = readEnv()

/** Tests of a tag run on other builds, too, or on one only. e2e/README.md describes the tags. */
const anyTag = /@(?:facts|content|site|upcoming|slow|browsers)\b/

/** Tests of what depends on the language, but not on its words. */
const languageTests = /@language\b/

replaceUnknownCommand()
const firefoxPath = findFirefox()

const upcoming = { out: 'out-upcoming', basePath: '/guide', allowed: analyticsComplaints }
const layout = '**/layout.spec.ts'
const arabic = { ...upcoming, language: 'ar' }

/** Projects of builds that a deployed site does not have. `npm test` runs the first three. */
const localProjects: readonly Project<
  { allowed: RegExp; missing?: string },
  Partial<WorkerFixtures & PlaywrightWorkerOptions>
>[] = [
  { name: 'region', use: { out: 'out-region' }, grep: /@(?:facts|content)\b/ },
  { name: 'upcoming', use: upcoming, grep: /@(?:facts|upcoming)\b/ },
  // Layout takes as long as all others.
  { name: 'arabic', use: arabic, grep: languageTests, testIgnore: layout },
  { name: 'arabic-layout', use: arabic, grep: languageTests, testMatch: layout },
  // Portuguese and Haitian Creole differ from Spanish in nothing that these tests look at.
  ...['es', 'zh-Hans'].map((language) => ({
    name: `site-${language}`,
    use: { language },
    grep: languageTests,
    testMatch: layout,
  })),
  // The files of all languages. `npm test` builds two.
  { name: 'files', testMatch: '**/{bytes,export,html,static-html}.spec.ts', grepInvert: /@(?:upcoming|slow)\b/ },
  { name: 'slow', grep: /@slow\b/ },
  // Pages must not depend on the step after `next build`.
  { name: 'plain', use: { plain: true }, grepInvert: anyTag, testIgnore: '**/{layout,pages}.spec.ts' },
  { name: 'showcase', use: { out: 'out-showcase' }, grep: /@(?:facts|content)\b/ },
  {
    name: 'firefox',
    grep: /@(?:browsers|firefox)\b/,
    use: {
      missing: firefoxPath ? '' : 'no Firefox',
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: {
        executablePath: firefoxPath,
        // Playwright waits for the load event of a page that it goes back to. The journeys have the cache.
        firefoxUserPrefs: noPageCache,
      },
    },
  },
  { name: 'webkit', grep: /@browsers\b/, use: { missing: findMissingWebKit() } },
]

export default defineConfig<{ allowed: RegExp }, Partial<WorkerFixtures>>({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  snapshotPathTemplate: 'e2e/trees/{arg}{ext}',
  fullyParallel: true,
  // Some tests visit every page, and machines may be slow.
  timeout: 120_000,
  // CI has two cores, and tests often wait.
  workers: 3,
  projects: [{ name: 'site', grepInvert: /@(?:upcoming|slow|browsers)\b/ }, ...(site ? [] : localProjects)],
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // A trace of every test would double the time. `--trace on` records them.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: getHeadlessPath(), args: [...browserArgs] },
  },
})
