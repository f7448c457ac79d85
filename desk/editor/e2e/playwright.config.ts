/** Browser tests of the editor: `npm run test:editor`. */
import { defineConfig, devices } from 'playwright/test'
import { browserArgs, getHeadlessPath } from '../../../lib/cli/chromium'

/** Tests that take too long for `npm test`. */
const slowTests = /\.slow\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/editor',
  fullyParallel: true,
  timeout: 120_000,
  // Answers wait for other processes on a machine with few cores.
  expect: { timeout: 30_000 },
  workers: 2,
  projects: [
    { name: 'stories', testIgnore: slowTests },
    // `npm run test:slow` runs them.
    { name: 'slow', testMatch: slowTests },
  ],
  reporter: [['list'], ['json', { outputFile: '../../../test-results/editor.json' }]],
  use: {
    actionTimeout: 60_000,
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 1000 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: getHeadlessPath(), args: [...browserArgs] },
  },
})
