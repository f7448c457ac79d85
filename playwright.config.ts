import { defineConfig, devices } from 'playwright/test'
import { browserArgs } from './lib/cli/chromium'
import { readEnv } from './lib/env'

const { site, chromiumPath } = readEnv()

/** Tests of what the plain export lacks, and of content, which `static-html.spec.ts` compares with it. */
const builtSiteOnly =
  /\/(election-\w+|forced-colors|static-html|bytes|hosting|headers-file|html|pages|facts\.\w+|link-previews)\.spec\.ts$/
/** Tests that depend on content, and the comparison of builds. They also run on the fixture with few races. */
const contentTests = /\/(facts\.\w+|html|layout|pages|static-html|\w+\.slow)\.spec\.ts$/
/** Tests that take too long for `npm test`. */
const slowTests = /\.slow\.spec\.ts$/
/** Tests that hardly depend on content. `npm run test:slow` runs them on the fixture with many races. */
const sharedTests = /\/(compare-states|journey|layout|marks|my-ballot|no-javascript|not-found|pages)\.spec\.ts$/
/** Tests of what depends on the date, and of the voting facts. They run on the fixture without results. */
const dateTests = /\/(election-\w+|facts\.election)\.spec\.ts$/
/** Tests of one build or one host, and of behavior that does not depend on content. */
const siteOnly =
  /\/(election-\w+|forced-colors|static-html|hosting|headers-file|base-path|page-views|share|back-forward-cache|transitions|speculation|prerender[\w-]+)\.spec\.ts$/

export default defineConfig<object, { plain: boolean; out: string }>({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  // Some tests visit every page, and machines may be slow.
  timeout: 120_000,
  // CI has two cores, and tests often wait.
  workers: 3,
  projects: [
    { name: 'site', testIgnore: [/\/election-\w+\.spec\.ts$/, slowTests] },
    // A deployed site is one build, so the other builds are not tested.
    ...(site
      ? []
      : [
          { name: 'region', use: { out: 'out-region' }, testIgnore: [siteOnly, sharedTests, slowTests] },
          { name: 'upcoming', use: { out: 'out-upcoming' }, testMatch: dateTests },
          // `npm run test:slow` runs the others.
          { name: 'slow', testMatch: slowTests },
          { name: 'region-shared', use: { out: 'out-region' }, testMatch: sharedTests },
          // Pages must not depend on the step after `next build`.
          { name: 'plain', use: { plain: true }, testIgnore: [builtSiteOnly, slowTests] },
          { name: 'showcase', use: { out: 'out-showcase' }, testMatch: contentTests },
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
