import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ComparePage } from '@/components/Compare/ComparePage'
import { Page } from '@/components/Page/Page'
import { buildComparison } from '@/guide/ask/comparison'
import { findRaceUpdate, listComparedRaces } from '@/guide/ask/guide'
import { getGuide } from '@/guide/read/getGuide'
import { buildComparisonImage } from '@/guide/ask/openGraphImages'
import { formatRaceTitle } from '@/guide/ask/races'
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { paths, placeholderId } from '@/lib/paths'
import { buildPageMetadata, buildPageProps } from '@/app/metadata'

interface Props {
  readonly params: Promise<{ readonly race: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  const races = listComparedRaces(getGuide()).map(({ id }) => ({ race: id }))
  // Next.js rejects an empty list. If no race is compared, this page is not found and the build removes it.
  return races.length > 0 ? races : [{ race: placeholderId }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const race = await findRace(params)
  const { city, date } = getGuide().election
  const name = formatRaceTitle(getGuide(), race)
  const { title, description } = phrases.compare
  return {
    title: title(name),
    ...buildPageMetadata(paths.compareRace(race.id), description(name, city, formatDate(date))),
  }
}

/** `/compare/{race}/`: the candidates of a race side by side. */
export default async function CompareRaceRoute({ params }: Props) {
  const race = await findRace(params)
  const guide = getGuide()
  return (
    <Page
      {...buildPageProps(findRaceUpdate(guide, race.id), buildComparisonImage(guide, race))}
      path={paths.compareRace(race.id)}
    >
      <ComparePage {...buildComparison(guide, race)} />
    </Page>
  )
}

async function findRace(params: Props['params']) {
  const { race: id } = await params
  return listComparedRaces(getGuide()).find((race) => race.id === id) ?? notFound()
}
