/** `npm test`: runs every check of the project in order. The last line is the sum of all results. */
import { runCli } from '@/lib/cli/runCli'
import { readEnv } from '@/lib/env'
import { baseEnv, buildSteps } from '@/lib/testing/builds'
import { browserTestSteps, editorTestStep, jestStep, npmScript, runTests } from '@/lib/testing/commands'

await runCli(async () => {
  const { election } = readEnv()
  await runTests([
    // Each of these uses one core.
    [npmScript('format:check'), npmScript('typecheck')],
    [npmScript('lint'), npmScript('check', { env: { ...baseEnv, ELECTION: election } })],
    jestStep('test:unit'),
    ...browserTestSteps(buildSteps(election), ['site', 'region', 'upcoming', 'arabic'], election),
    editorTestStep('stories'),
  ])
})
