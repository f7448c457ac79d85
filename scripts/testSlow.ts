/**
 * `npm run test:slow`: tests that take too long for `npm test`. Kills builds and damages what they leave behind, checks
 * the accessibility of every page, and runs browser tests on further builds: the export as Next.js writes it, the fixture
 * with few races, and tests of behavior on the fixture with many.
 */
import { runCli } from '@/lib/cli/runCli'
import { readEnv } from '@/lib/env'
import { slowBuildSteps } from './test/builds'
import { browserTestSteps, jestStep, runTests } from './test/commands'

await runCli(async () => {
  const { election } = readEnv()
  await runTests([
    jestStep('slow unit tests', '--config', 'jest.slow.config.mjs'),
    ...browserTestSteps(slowBuildSteps(election), ['slow', 'plain', 'showcase', 'region-behavior'], election),
  ])
})
