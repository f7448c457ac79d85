import guide from 'virtual:guide'
import { ElectionInformation } from '@/components/ElectionInformation/ElectionInformation'
import { LandingHead } from '@/components/LandingHead/LandingHead'
import { RaceList } from '@/components/RaceList/RaceList'
import { Results } from '@/components/Results/Results'
import { candidatesOf, runningCount } from '@/data/guide'

/** The home page of the app. */
export function Landing() {
  const { election, races } = guide
  return (
    <>
      <LandingHead election={election} />
      <RaceList races={races.map((race) => ({ race, candidateCount: runningCount(candidatesOf(guide, race.id)) }))} />
      <ElectionInformation election={election} />
      {election.results ? <Results sources={election.results.sources} /> : null}
    </>
  )
}
