import guide from 'virtual:guide'
import { ElectionInformation } from '@/components/ElectionInformation/ElectionInformation'
import { LandingHead } from '@/components/LandingHead/LandingHead'
import { QuestionList } from '@/components/QuestionList/QuestionList'
import { RaceList } from '@/components/RaceList/RaceList'
import { Results } from '@/components/Results/Results'
import { paths } from '@/lib/paths'
import { candidatesOf, runningCount } from '@/data/guide'
import { deadlineInstants } from '@/data/schedule'

/** The home page of the app. */
export function Landing() {
  const { election, groups, races, questions } = guide
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
      <QuestionList questions={questions} groups={groups} />
      <ElectionInformation election={election} passes={deadlineInstants(election)} groups={groups} />
      {election.results ? <Results results={election.results} races={races} questions={questions} /> : null}
    </>
  )
}
