import guide from 'virtual:guide'
import { ElectionInformation } from '@/components/ElectionInformation/ElectionInformation'
import { LandingHead } from '@/components/LandingHead/LandingHead'
import { QuestionList } from '@/components/QuestionList/QuestionList'
import { RaceList } from '@/components/RaceList/RaceList'
import { buildBallotRaces, countElection, describeBallot, nameRecounts } from '@/data/ballot'
import { listDeadlineInstants } from '@/data/schedule'

/** The home page of the app. */
export function Landing() {
  const { election, groups, questions } = guide
  return (
    <>
      <LandingHead election={election} counts={countElection(guide)} recounts={nameRecounts(guide)} />
      <RaceList
        races={buildBallotRaces(guide)}
        nonpartisan={election.nonpartisan}
        isOver={election.results !== undefined}
        note={describeBallot(guide)}
      />
      <QuestionList questions={questions} groups={groups} results={election.results} />
      <ElectionInformation election={election} passes={listDeadlineInstants(election)} groups={groups} />
    </>
  )
}
