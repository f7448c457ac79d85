import { defineConfig, devices } from 'playwright/test'
import { browserArgs } from './lib/cli/chromium'
import { readEnv } from './lib/env'

const { site, chromiumPath } = readEnv()

/** Tests of what the plain export lacks, and of content, which `static-html.spec.ts` compares with it. */
const builtSiteOnly =
  /\/(static-html|bytes|hosting|headers-file|html|pages|facts\.\w+|link-previews|medford)\.spec\.ts$/
/** Tests that depend on content. They also run on the fixture, which has a case of every state. */
const contentTests = /\/(facts\.\w+|html|layout|pages)\.spec\.ts$/
/** Tests of elections with many races, areas or groups. */
const regionTests = /\/(area|chosen-race|race-index)\.spec\.ts$/

export default defineConfig<object, { plain: boolean; out: string }>({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  // Some tests visit every page, and machines may be slow.
  timeout: 120_000,
  // CI has two cores.
  workers: 2,
  projects: [
    { name: 'site' },
    // A deployed site is one build, so the other builds are not tested.
    ...(site
      ? []
      : [
          // Pages must not depend on the step after `next build`.
          { name: 'plain', use: { plain: true }, testIgnore: builtSiteOnly },
          { name: 'showcase', use: { out: 'out-showcase' }, testMatch: contentTests },
          { name: 'region', use: { out: 'out-region' }, testMatch: [contentTests, regionTests] },
        ]),
  ],
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // A trace of every test would double the time. `--trace on` records them.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath, args: [...browserArgs] },
  },
})
