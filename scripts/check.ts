/** `npm run check`: validates the election's files and images without a build. */
import { buildGuide } from '@/data/load/buildGuide'
import { readElection } from '@/data/load/readElection'
import { runCli } from '@/lib/cli/runCli'
import { readEnv } from '@/lib/env'
import { GuideError } from '@/lib/problems'
import { checkImages } from './build/images/checkImages'

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
    console.log(
      'Note: election.yaml has no contact for corrections. Set "contact" to an email or web address, and every page shows it.',
    )
})
