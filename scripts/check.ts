/** `npm run check`: holds the election's files and pictures against their rules, without building. */
import { guideOf } from '@/data/load'
import { readOptions } from '@/data/options'
import { GuideError } from '@/data/problems'
import { readElection } from '@/data/readElection'
import { checkPictures } from './photos/checkPictures'
import { told } from './told'

await told(async () => {
  const files = readElection(process.cwd(), readOptions().election)
  const problems = [...files.problems, ...(await checkPictures(files))]
  if (problems.length > 0) throw new GuideError(problems)
  const { election, races, candidates } = guideOf(files)
  const stances = candidates.flatMap((candidate) => candidate.stances).length
  console.log(
    `${election.name}: ${races.length} races, ${candidates.length} candidates, ${stances} stances. No problems.`,
  )
  if (!election.contact)
    console.log('Note: election.yaml has no contact, so the pages cannot say where corrections should be sent.')
})
