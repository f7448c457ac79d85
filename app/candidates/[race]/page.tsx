import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Page } from '@/components/page/Page/Page'
import { RacePage } from '@/components/race/RacePage/RacePage'
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { listCandidates, countRunning } from '@/guide/ask/candidates'
import { findRaceUpdate } from '@/guide/ask/guide'
import { hasStatements } from '@/guide/ask/statements'
import { describeList } from '@/guide/ask/translation'
import { describeUnknownParties } from '@/guide/ask/candidacies'
import { getGuide } from '@/guide/read/getGuide'
import { buildRaceSheets } from '@/guide/ask/pages/candidates'
import { findOtherRounds } from '@/guide/ask/otherElections'
import { buildRounds } from '@/guide/ask/results'
import { findTerms, listRaceTexts } from '@/guide/ask/terms'
import { formatRaceTitle, isNonpartisan, listRaceEvents } from '@/guide/ask/races'
import { paths } from '@/lib/paths'
import { buildRaceImage } from '@/guide/ask/pages/openGraphImages'
import { ChosenArea } from '@/app/chosenArea'
import { buildPageProps, buildPageMetadata, type RouteProps } from '@/app/metadata'
import { RaceLinks } from './raceLinks'
import { joinSentences } from '@/lib/locale/joinSentences'

export const dynamicParams = false

export const generateStaticParams = () => getGuide().races.map(({ id }) => ({ race: id }))

export async function generateMetadata({ params }: RouteProps<'race'>): Promise<Metadata> {
  const race = await findRace(params)
  const { city, date } = getGuide().election
  const title = formatRaceTitle(getGuide(), race)
  const candidates = listCandidates(getGuide(), race.id)
  const { raceDescription, raceWithoutVoteDescription } = phrases.races
  return buildPageMetadata(
    paths.racePage(race.id),
    title,
    race.noVote
      ? raceWithoutVoteDescription({ title, city, date: formatDate(date) })
      : raceDescription({
          title,
          city,
          date: formatDate(date),
          candidates: countRunning(candidates),
          hasStatements: hasStatements(candidates),
        }),
  )
}

/** `/candidates/{race}/`: one race and its candidates. */
export default async function RaceRoute({ params }: RouteProps<'race'>) {
  const race = await findRace(params)
  const guide = getGuide()
  const candidates = listCandidates(guide, race.id)
  const sheet = buildRaceSheets(guide).find(({ ballotRace }) => ballotRace.race.id === race.id) ?? notFound()
  const notes = [
    describeList(guide, candidates),
    ...(isNonpartisan(guide, race) ? [phrases.races.nonpartisanRaceParties] : []),
    ...describeUnknownParties(guide, [race]),
  ]
  return (
    <Page {...buildPageProps(paths.racePage(race.id), findRaceUpdate(guide, race.id), buildRaceImage(guide, race))}>
      <ChosenArea guide={guide} hasPicker={false} />
      <RacePage
        {...sheet}
        group={guide.groups.find(({ id }) => id === race.group)?.name}
        events={listRaceEvents(guide, race.id)}
        timeZone={guide.election.timeZone}
        terms={findTerms(guide, listRaceTexts(guide, race.id))}
        note={joinSentences(notes)}
        rounds={buildRounds(guide, race)}
        otherRounds={findOtherRounds(guide, race.id)}
      >
        <RaceLinks guide={guide} race={race} />
      </RacePage>
    </Page>
  )
}

async function findRace(params: RouteProps<'race'>['params']) {
  const { race: id } = await params
  return getGuide().races.find((race) => race.id === id) ?? notFound()
}
