import type { Metadata } from 'next'
import { ElectionInformation } from '@/components/ElectionInformation/ElectionInformation'
import { ElectionStatus } from '@/components/ElectionStatus/ElectionStatus'
import { passedDeadlinesScript } from '@/components/ElectionStatus/electionStatusScripts'
import { InlineScript } from '@/components/InlineScript/InlineScript'
import { LandingHead } from '@/components/LandingHead/LandingHead'
import { Page } from '@/components/Page/Page'
import { QuestionList } from '@/components/QuestionList/QuestionList'
import { RaceGroups } from '@/components/RaceGroups/RaceGroups'
import { RaceList } from '@/components/RaceList/RaceList'
import { Results } from '@/components/Results/Results'
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { candidatesOf, lastUpdated, runningCount } from '@/data/guide'
import { getGuide } from '@/data/load/getGuide'
import { deadlineInstants, registrationDeadline } from '@/data/schedule'
import { contestsByGroup, hasRaceIndex, localGroup, racePath } from '@/data/races'
import type { Guide } from '@/data/schema/published'
import { paths } from '@/lib/paths'
import { landingImage } from '@/data/openGraphImages'
import { ChosenArea } from './chosenArea'
import { buildPageProps, buildPageMetadata } from './metadata'

export function generateMetadata(): Metadata {
  const { city, date, title } = getGuide().election
  return {
    ...buildPageMetadata(paths.home, phrases.races.landingDescription(city, formatDate(date))),
    title: { absolute: phrases.races.landingTitle(title, formatDate(date)) },
  }
}

/** `/`: the election, the races on the ballot, and when, where and how to vote. */
export default function Landing() {
  const guide = getGuide()
  const { election, groups, races, questions } = guide
  return (
    <Page {...buildPageProps(lastUpdated(guide), landingImage(guide))}>
      <LandingHead
        election={election}
        status={<ElectionStatus election={election} registration={registrationDeadline(election)} />}
        hasPartisanRaces={election.nonpartisan && races.some(({ partisan }) => partisan)}
      />
      <ChosenArea guide={guide} picker={hasRaceIndex(guide) ? 'with links' : 'without links'} />
      {hasRaceIndex(guide) ? <Groups guide={guide} /> : <Races guide={guide} />}
      <QuestionList questions={questions} groups={groups} />
      <ElectionInformation election={election} passes={deadlineInstants(election)} groups={groups} />
      {election.results ? null : <InlineScript entry={passedDeadlinesScript} args={[]} />}
      {election.results ? <Results results={election.results} races={races} questions={questions} /> : null}
    </Page>
  )
}

/** The groups of an election with many races. */
function Groups({ guide }: { readonly guide: Guide }) {
  const groups = contestsByGroup(guide).map(({ groupId, name, races, questions }) => ({
    groupId,
    name,
    raceCount: races.length,
    questionCount: questions.length,
    localGroup: localGroup(guide, groupId),
  }))
  return <RaceGroups groups={groups} />
}

/** Every race. */
function Races({ guide }: { readonly guide: Guide }) {
  const races = guide.races.map((race) => ({
    race,
    path: racePath(guide, race.id),
    candidateCount: runningCount(candidatesOf(guide, race.id)),
    localGroup: localGroup(guide, race.group),
  }))
  return <RaceList races={races} nonpartisan={guide.election.nonpartisan} />
}
