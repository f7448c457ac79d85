import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ComparePage } from '@/components/compare/Compare/ComparePage'
import { Page } from '@/components/page/Page/Page'
import { buildComparison } from '@/guide/ask/pages/comparison'
import { findRaceUpdate } from '@/guide/ask/guide'
import { listComparedRaces, formatRaceTitle } from '@/guide/ask/races'
import { getGuide } from '@/guide/read/getGuide'
import { buildComparisonImage } from '@/guide/ask/pages/openGraphImages'
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import { listParams, buildPageMetadata, buildPageProps, type RouteProps } from '@/app/metadata'

export const dynamicParams = false

export const generateStaticParams = () => listParams('race', listComparedRaces(getGuide()))

export async function generateMetadata({ params }: RouteProps<'race'>): Promise<Metadata> {
  const race = await findRace(params)
  const { city, date } = getGuide().election
  const name = formatRaceTitle(getGuide(), race)
  const { title, description } = phrases.compare
  return buildPageMetadata(
    paths.compareRace(race.id),
    title({ race: name }),
    description({ race: name, city, date: formatDate(date) }),
  )
}

/** `/compare/{race}/`: the candidates of a race side by side. */
export default async function CompareRaceRoute({ params }: RouteProps<'race'>) {
  const race = await findRace(params)
  const guide = getGuide()
  return (
    <Page
      {...buildPageProps(paths.compareRace(race.id), findRaceUpdate(guide, race.id), buildComparisonImage(guide, race))}
    >
      <ComparePage {...buildComparison(guide, race)} />
    </Page>
  )
}

async function findRace(params: RouteProps<'race'>['params']) {
  const { race: id } = await params
  return listComparedRaces(getGuide()).find((race) => race.id === id) ?? notFound()
}
