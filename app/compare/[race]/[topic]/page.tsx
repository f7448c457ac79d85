import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ComparePage } from '@/components/compare/Compare/ComparePage'
import { Page } from '@/components/page/Page/Page'
import { listComparedTopics, listTopicPages } from '@/guide/ask/topics'
import { buildComparison } from '@/guide/ask/pages/comparison'
import { findRaceUpdate } from '@/guide/ask/guide'
import { getRace, formatRaceTitle } from '@/guide/ask/races'
import { getGuide } from '@/guide/read/getGuide'
import { buildComparisonImage } from '@/guide/ask/pages/openGraphImages'
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { paths, placeholderId } from '@/lib/paths'
import { buildPageMetadata, buildPageProps, orPlaceholder, type RouteProps } from '@/app/metadata'

export const dynamicParams = false

export const generateStaticParams = () =>
  orPlaceholder(listTopicPages(getGuide()), { race: placeholderId, topic: placeholderId })

export async function generateMetadata({ params }: RouteProps<'race' | 'topic'>): Promise<Metadata> {
  const { race, topic } = await findPage(params)
  const { city, date } = getGuide().election
  const name = phrases.compare.titleOnTopic({ race: formatRaceTitle(getGuide(), race), topic: topic.name })
  return buildPageMetadata(
    paths.compareTopicPage(race.id, topic.id),
    phrases.compare.title({ race: name }),
    phrases.compare.description({ race: name, city, date: formatDate(date) }),
  )
}

/** `/compare/{race}/{topic}/`: a topic of a comparison that does not fit on one page. */
export default async function CompareTopicRoute({ params }: RouteProps<'race' | 'topic'>) {
  const { race, topic } = await findPage(params)
  const guide = getGuide()
  return (
    <Page
      {...buildPageProps(
        paths.compareTopicPage(race.id, topic.id),
        findRaceUpdate(guide, race.id),
        buildComparisonImage(guide, race),
      )}
    >
      <ComparePage {...buildComparison(guide, race, topic.id)} />
    </Page>
  )
}

async function findPage(params: RouteProps<'race' | 'topic'>['params']) {
  const ids = await params
  const guide = getGuide()
  const isPage = listTopicPages(guide).some(({ race, topic }) => race === ids.race && topic === ids.topic)
  const topic = isPage ? listComparedTopics(guide, ids.race).find(({ id }) => id === ids.topic) : undefined
  return topic ? { topic, race: getRace(guide, ids) } : notFound()
}
