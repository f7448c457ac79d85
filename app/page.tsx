import type { Metadata } from 'next'
import { ElectionInformation } from '@/components/ElectionInformation/ElectionInformation'
import { LandingHead } from '@/components/LandingHead/LandingHead'
import { Page } from '@/components/Page/Page'
import { QuestionList } from '@/components/QuestionList/QuestionList'
import { RaceList } from '@/components/RaceList/RaceList'
import { Results } from '@/components/Results/Results'
import { formatDate } from '@/lib/locale/dates'
import { candidatesOf, lastUpdated, runningCount } from '@/data/guide'
import { getGuide } from '@/data/load/getGuide'
import { paths } from '@/lib/paths'
import { landingImage } from '@/data/openGraphImages'
import { buildPageProps, buildPageMetadata } from './metadata'

export function generateMetadata(): Metadata {
  const { city, date, title } = getGuide().election
  return {
    ...buildPageMetadata(
      paths.home,
      `Who is on the ballot in ${city} on ${formatDate(date)}, where each candidate stands, and when, where and how to vote.`,
    ),
    title: { absolute: `${title} – ${formatDate(date)}` },
  }
}

/** `/`: the election, the races on the ballot, and when, where and how to vote. */
export default function Landing() {
  const { election, groups, races, questions } = getGuide()
  return (
    <Page {...buildPageProps(lastUpdated(getGuide()), landingImage(getGuide()))}>
      <LandingHead election={election} />
      <RaceList
        races={races.map((race) => ({ race, candidateCount: runningCount(candidatesOf(getGuide(), race.id)) }))}
      />
      <QuestionList questions={questions} groups={groups} />
      <ElectionInformation election={election} groups={groups} />
      {election.results ? <Results results={election.results} races={races} questions={questions} /> : null}
    </Page>
  )
}
