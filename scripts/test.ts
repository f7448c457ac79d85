/** `npm test`: runs every check of the project in order. The last line is the sum of all results. */
import { runCli } from '@/lib/cli/runCli'
import { readProject } from '@/guide/files/readProject'
import { readLanguages } from '@/guide/read/site'
import { readEnv } from '@/lib/env'
import { baseEnv, buildSteps, skipLanguages } from '@/lib/testing/builds'
import { browserTestSteps, jestStep, npmScript, runTests } from '@/lib/testing/commands'

await runCli(async () => {
  const { election } = readEnv()
  const site = { ELECTION: election, ...skipLanguages(readLanguages(readProject(process.cwd()), election)) }
  await runTests([
    // The first uses one core, and takes as long as the others together.
    [
      npmScript('format:check'),
      npmScript('typecheck'),
      npmScript('lint'),
      npmScript('check', { env: { ...baseEnv, ELECTION: election } }),
    ],
    jestStep('test:unit'),
    ...browserTestSteps(buildSteps(site), ['site', 'region', 'upcoming', 'arabic'], site, 'stories'),
  ])
})
