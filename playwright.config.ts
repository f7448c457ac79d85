import { defineConfig, devices } from 'playwright/test'
import { readEnv } from './lib/env'
import { browserArgs } from './lib/cli/chromium'

export default defineConfig<object, { plain: boolean }>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Some tests look at many pages in one window, and machines may be slow.
  timeout: 120_000,
  // Two cores are what CI has; the tests are short and share nothing.
  workers: 2,
  // Once on the site as it is served, and once on the export as Next.js wrote it: the pages must not depend on the step.
  projects: [
    { name: 'site' },
    { name: 'plain', use: { plain: true }, testIgnore: /(documents|bytes|hosting)\.spec\.ts$/ },
  ],
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // Traces of every test would double the time; `--trace on` makes one when it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: {
      // scripts/test.ts finds a browser, or gets one.
      executablePath: readEnv().chromiumPath,
      args: [...browserArgs],
    },
  },
})
