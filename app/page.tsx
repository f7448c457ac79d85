import type { Metadata } from 'next'
import { ElectionInformation } from '@/components/election/ElectionInformation/ElectionInformation'
import {
  ElectionStatus,
  ElectionStatusScript,
  passedDeadlinesScript,
} from '@/components/election/ElectionStatus/ElectionStatus'
import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import { LandingActions } from '@/components/election/LandingHead/LandingActions'
import { LandingHead } from '@/components/election/LandingHead/LandingHead'
import { Page } from '@/components/page/Page/Page'
import { QuestionList } from '@/components/ballot/QuestionList/QuestionList'
import { RaceList } from '@/components/race/RaceList/RaceList'
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { buildBallotRaces, describeOrderAndParties } from '@/guide/ask/ballotRaces'
import { countElection } from '@/guide/ask/pages/landing'
import { nameRecounts } from '@/guide/ask/pages/results'
import { getComparisonPath } from '@/guide/ask/topics'
import { findLastUpdate } from '@/guide/ask/guide'
import { hasStatements } from '@/guide/ask/statements'
import { getGuide } from '@/guide/read/getGuide'
import { findRegistrationDeadline, listDeadlineInstants } from '@/guide/ask/schedule'
import { hasRaceIndex } from '@/guide/ask/races'
import type { Guide } from '@/guide/fields/published'
import { describeElection } from '@/guide/open/structuredData'
import { paths } from '@/lib/paths'
import { buildLandingImage } from '@/guide/ask/pages/openGraphImages'
import { ChosenArea } from './chosenArea'
import { KeepControl } from './keepControl'
import { buildPageMetadata, buildPageProps, toAbsoluteUrl } from './metadata'
import { Groups } from './raceGroups'

const text = phrases.landing

export function generateMetadata(): Metadata {
  const { city, date, title, results } = getGuide().election
  const describe = results ? text.descriptionWithResults : text.description
  const metadata = buildPageMetadata(
    paths.home,
    text.title({ title, date: formatDate(date) }),
    describe({ city, date: formatDate(date), hasStatements: hasStatements(getGuide().candidates) }),
  )
  return {
    ...metadata,
    // Without the guide's own title after it.
    title: { absolute: metadata.title },
  }
}

/** `/`: the election, everyone on the ballot, and when, where and how to vote. */
export default function Landing() {
  const guide = getGuide()
  const { election, groups, questions } = guide
  const isOver = election.results !== undefined
  return (
    <Page
      {...buildPageProps(paths.home, findLastUpdate(guide), buildLandingImage(guide))}
      structuredData={describeElection(election, toAbsoluteUrl)}
    >
      <LandingHead
        election={election}
        counts={countElection(guide)}
        recounts={nameRecounts(guide)}
        status={isOver ? undefined : <ElectionStatus />}
      />
      {isOver ? null : <ElectionStatusScript election={election} registration={findRegistrationDeadline(election)} />}
      <LandingActions election={election} comparisonPath={getComparisonPath(guide)} />
      <KeepControl />
      <ChosenArea guide={guide} />
      {hasRaceIndex(guide) ? <Groups guide={guide} /> : <Races guide={guide} />}
      <QuestionList questions={questions} groups={groups} results={election.results} />
      <ElectionInformation election={election} passes={listDeadlineInstants(election)} groups={groups} />
      {isOver ? null : <InlineScript entry={passedDeadlinesScript} args={[]} />}
    </Page>
  )
}

function Races({ guide }: { readonly guide: Guide }) {
  const { nonpartisan, results } = guide.election
  return (
    <RaceList
      races={buildBallotRaces(guide)}
      nonpartisan={nonpartisan}
      isOver={results !== undefined}
      note={describeOrderAndParties(guide)}
    />
  )
}
