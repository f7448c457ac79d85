import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ComparePage } from '@/components/compare/Compare/ComparePage'
import { Page } from '@/components/page/Page/Page'
import { listComparedTopics, listTopicPages } from '@/guide/ask/topics'
import { buildComparison } from '@/guide/ask/pages/comparison'
import { findRaceUpdate } from '@/guide/ask/guide'
import { listComparedRaces, formatRaceTitle } from '@/guide/ask/races'
import { getGuide } from '@/guide/read/getGuide'
import { buildComparisonImage } from '@/guide/ask/pages/openGraphImages'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import { findItem, listParams, buildPageMetadata, buildPageProps, type RouteProps } from '@/app/metadata'

export const dynamicParams = false

export const generateStaticParams = () => listParams('race', listComparedRaces(getGuide()))

/** `topic` is that of a page of a comparison that does not fit on one. */
type Props = RouteProps<'race', 'topic'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, race, topic } = await findPage(params)
  const title = formatRaceTitle(getGuide(), race)
  const { titleOnTopic, ...text } = phrases.compare
  const name = topic ? titleOnTopic({ race: title, topic: topic.name }) : title
  return buildPageMetadata(path, {
    title: text.title({ race: name }),
    description: (slots) => text.description({ race: name, ...slots }),
  })
}

/** `/compare/{race}/` and `/compare/{race}/{topic}/`: the candidates of a race side by side. */
export default async function CompareRoute({ params }: Props) {
  const { path, race, topic } = await findPage(params)
  const guide = getGuide()
  return (
    <Page {...buildPageProps(path, buildComparisonImage(guide, race), findRaceUpdate(guide, race.id))}>
      <ComparePage {...buildComparison(guide, race, topic?.id)} />
    </Page>
  )
}

async function findPage(params: Props['params']) {
  const guide = getGuide()
  const { topic: topicId } = await params
  const race = await findItem(listComparedRaces(guide), params, 'race')
  if (topicId === undefined) return { path: paths.compareRace(race.id), race }
  const isPage = listTopicPages(guide).some((page) => page.race === race.id && page.topic === topicId)
  const topic = isPage ? listComparedTopics(guide, race.id).find(({ id }) => id === topicId) : undefined
  return topic ? { path: paths.compareTopicPage(race.id, topic.id), race, topic } : notFound()
}
