import type { Metadata } from 'next'
import { Page } from '@/components/page/Page/Page'
import { RacePage } from '@/components/race/RacePage/RacePage'
import { phrases } from '@/lib/locale/phrases'
import { listCandidates, countRunning } from '@/guide/ask/candidates'
import { findRaceUpdate } from '@/guide/ask/guide'
import { hasStatements } from '@/guide/ask/statements'
import { getGuide } from '@/guide/read/getGuide'
import { buildRacePage } from '@/guide/ask/pages/candidates'
import { formatRaceTitle } from '@/guide/ask/races'
import { paths } from '@/lib/paths'
import { buildRaceImage } from '@/guide/ask/pages/openGraphImages'
import { ChosenArea } from '@/app/chosenArea'
import { findItem, buildPageProps, buildPageMetadata, type RouteProps } from '@/app/metadata'

export const dynamicParams = false

export const generateStaticParams = () => getGuide().races.map(({ id }) => ({ race: id }))

export async function generateMetadata({ params }: RouteProps<'race'>): Promise<Metadata> {
  const race = await findItem(getGuide().races, params, 'race')
  const title = formatRaceTitle(getGuide(), race)
  const all = listCandidates(getGuide(), race.id)
  const candidates = countRunning(all)
  const { raceDescription, raceWithoutVoteDescription } = phrases.races
  return buildPageMetadata(paths.racePage(race.id), {
    title,
    description: (slots) =>
      race.noVote
        ? raceWithoutVoteDescription({ title, ...slots })
        : raceDescription({ title, ...slots, candidates, hasStatements: hasStatements(all) }),
  })
}

export default async function RaceRoute({ params }: RouteProps<'race'>) {
  const race = await findItem(getGuide().races, params, 'race')
  const guide = getGuide()
  return (
    <Page {...buildPageProps(paths.racePage(race.id), buildRaceImage(guide, race), findRaceUpdate(guide, race.id))}>
      <ChosenArea guide={guide} hasPicker={false} />
      <RacePage {...buildRacePage(guide, race)} />
    </Page>
  )
}
