/** `npm run check`: holds the election's files against their rules, without building. */
import { loadGuide } from '@/data/load'
import { readOptions } from '@/data/options'
import { told } from './told'

await told(() => {
  const { election, races, candidates } = loadGuide(process.cwd(), readOptions().election)
  const stances = candidates.flatMap((candidate) => candidate.stances).length
  console.log(
    `${election.name}: ${races.length} races, ${candidates.length} candidates, ${stances} stances. No problems.`,
  )
  if (!election.contact)
    console.log('Note: election.yaml has no contact, so the pages cannot say where corrections should be sent.')
})
