import type { Metadata } from 'next'
import { ElectionInformation } from '@/components/election/ElectionInformation/ElectionInformation'
import { ElectionStatusScript, passedDeadlinesScript } from '@/components/election/ElectionStatus/ElectionStatus'
import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import { LandingActions } from '@/components/election/LandingHead/LandingActions'
import { LandingHead } from '@/components/election/LandingHead/LandingHead'
import { Page } from '@/components/page/Page/Page'
import { QuestionList } from '@/components/ballot/QuestionList/QuestionList'
import { RaceGroups } from '@/components/race/RaceGroups/RaceGroups'
import { RaceList } from '@/components/race/RaceList/RaceList'
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { buildBallotRace, describeOrderAndParties, describeParties } from '@/guide/ask/ballotRaces'
import { countElection } from '@/guide/ask/pages/landing'
import { nameRecounts } from '@/guide/ask/pages/results'
import { getComparisonPath } from '@/guide/ask/topics'
import { hasStatements } from '@/guide/ask/statements'
import { getGuide } from '@/guide/read/getGuide'
import { findRegistrationDeadline, listDeadlineInstants } from '@/guide/ask/schedule'
import { hasRaceIndex, listRaceGroups } from '@/guide/ask/races'
import { describeElection } from '@/guide/open/structuredData'
import { paths } from '@/lib/paths'
import { buildLandingImage } from '@/guide/ask/pages/openGraphImages'
import { ChosenArea } from './chosenArea'
import { KeepControl } from '@/app/keepControl'
import { buildPageMetadata, buildPageProps, toAbsoluteUrl } from './metadata'
import { getPeopleAddress } from './lookup/[file]/people'

const text = phrases.landing

export function generateMetadata(): Metadata {
  const { candidates, election } = getGuide()
  const describe = election.results ? text.descriptionWithResults : text.description
  const metadata = buildPageMetadata(paths.home, {
    title: text.title({ title: election.title, date: formatDate(election.date) }),
    description: (slots) => describe({ ...slots, hasStatements: hasStatements(candidates) }),
  })
  // Without the guide's own title after it.
  return { ...metadata, title: { absolute: metadata.title } }
}

/** `/`: the election, everyone on the ballot, and when, where and how to vote. */
export default function Landing() {
  const guide = getGuide()
  const { election, groups, questions } = guide
  const isOver = election.results !== undefined
  return (
    <Page
      {...buildPageProps(paths.home, buildLandingImage(guide))}
      structuredData={describeElection(election, toAbsoluteUrl)}
    >
      <LandingHead election={election} counts={countElection(guide)} recounts={nameRecounts(guide)} />
      {isOver ? null : <ElectionStatusScript election={election} registration={findRegistrationDeadline(election)} />}
      <LandingActions election={election} comparisonPath={getComparisonPath(guide)} />
      <KeepControl />
      <ChosenArea guide={guide} />
      {hasRaceIndex(guide) ? (
        <RaceGroups
          groups={listRaceGroups(guide)}
          note={describeParties(guide)}
          peopleAddress={guide.areas.length > 0 ? getPeopleAddress(guide) : undefined}
        />
      ) : (
        <RaceList
          election={election}
          races={guide.races.map((race) => buildBallotRace(guide, race))}
          note={describeOrderAndParties(guide)}
        />
      )}
      <QuestionList questions={questions} groups={groups} results={election.results} />
      <ElectionInformation election={election} passes={listDeadlineInstants(election)} groups={groups} />
      {isOver ? null : <InlineScript entry={passedDeadlinesScript} args={[]} />}
    </Page>
  )
}
