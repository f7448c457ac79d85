import guide from 'virtual:guide'
import { ElectionInformation } from '@/components/ElectionInformation/ElectionInformation'
import { LandingHead } from '@/components/LandingHead/LandingHead'
import { RaceList } from '@/components/RaceList/RaceList'
import { Results } from '@/components/Results/Results'
import { paths } from '@/lib/paths'
import { candidatesOf, runningCount } from '@/data/guide'

/** The home page of the app. */
export function Landing() {
  const { election, races } = guide
  return (
    <>
      <LandingHead election={election} />
      <RaceList
        races={races.map((race) => ({
          race,
          path: paths.race(race.id),
          candidateCount: runningCount(candidatesOf(guide, race.id)),
        }))}
        nonpartisan={election.nonpartisan}
      />
      <ElectionInformation election={election} />
      {election.results ? <Results sources={election.results.sources} /> : null}
    </>
  )
}
