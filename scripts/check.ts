/** `npm run check`: holds the election's files and pictures against their rules, without building. */
import { buildGuide } from '@/data/load/buildGuide'
import { readEnv } from '@/lib/env'
import { GuideError } from '@/lib/problems'
import { readElection } from '@/data/load/readElection'
import { checkImages } from './build/images/checkImages'
import { runCli } from '@/lib/cli/runCli'

await runCli(async () => {
  const files = readElection(process.cwd(), readEnv().election)
  const problems = [...files.problems, ...(await checkImages(files))]
  if (!files.valid || problems.length > 0) throw new GuideError(problems)
  const { election, races, candidates } = buildGuide(files.valid)
  const stances = candidates.flatMap((candidate) => candidate.stances).length
  console.log(
    `${election.name}: ${races.length} races, ${candidates.length} candidates, ${stances} stances. No problems.`,
  )
  if (!election.contact)
    console.log('Note: election.yaml has no contact, so the pages cannot say where corrections should be sent.')
})
