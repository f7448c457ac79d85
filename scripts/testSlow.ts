/**
 * `npm run test:slow`: tests that take too long for `npm test`. Kills builds and damages what they leave behind, and
 * checks the accessibility of every page, the files of all languages, and the editor's layout and longer stories. Runs
 * the main journeys in Firefox and WebKitGTK, and tests on further builds: the export as Next.js writes it, and few races.
 */
import { runCli } from '@/lib/cli/runCli'
import { readEnv } from '@/lib/env'
import { slowBuildSteps } from '@/lib/testing/builds'
import { browserTestSteps, jestStep, runTests } from '@/lib/testing/commands'

await runCli(async () => {
  const { election } = readEnv()
  await runTests([
    // Some of them build, in the same folder, and one fills the disk there.
    jestStep('slow unit tests', '--config', 'jest.slow.config.mjs', '--maxWorkers=1', String.raw`\.slow\.test\.`),
    jestStep('properties', '--config', 'jest.slow.config.mjs', String.raw`(?<!\.slow)\.test\.`),
    ...browserTestSteps(
      slowBuildSteps(election),
      ['files', 'slow', 'plain', 'showcase', 'arabic-layout', 'firefox', 'webkit', 'site-es', 'site-zh-Hans'],
      { ELECTION: election },
      'slow',
    ),
  ])
})
