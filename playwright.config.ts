import { defineConfig, devices } from 'playwright/test'
import { browserArgs } from './scripts/browser'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two cores are what CI has; the tests are short and share nothing.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // Traces of every test would double the time; `--trace on` makes one when it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: {
      // scripts/test.ts finds a browser, or gets one.
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [...browserArgs],
    },
  },
})
