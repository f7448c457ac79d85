/**
 * `npm run test:slow`: tests that take too long for `npm test`. Kills builds and damages what they leave behind, and checks
 * the accessibility of every page, the layout of the editor, and its longer stories. Runs the main journeys in Firefox and
 * WebKitGTK. Runs browser tests on further builds: the site in all languages, the export as Next.js writes it, the fixture with
 * few races, and tests without a tag on the fixture with many.
 */
import { runCli } from '@/lib/cli/runCli'
import { readEnv } from '@/lib/env'
import { slowBuildSteps } from '@/lib/testing/builds'
import { browserTestSteps, jestStep, runTests } from '@/lib/testing/commands'

await runCli(async () => {
  const { election } = readEnv()
  await runTests([
    jestStep('slow unit tests', '--config', 'jest.slow.config.mjs'),
    ...browserTestSteps(
      slowBuildSteps(election),
      [
        // `npm test` runs it on two languages.
        'site',
        'slow',
        'plain',
        'showcase',
        'region-untagged',
        'arabic-layout',
        'firefox',
        'webkit',
        ...['es', 'pt', 'ht', 'zh-Hans'].map((tag) => `site-${tag}`),
      ],
      { ELECTION: election },
      'slow',
    ),
  ])
})
