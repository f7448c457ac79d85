import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { orPlaceholder, buildPageMetadata, buildPageProps, type RouteProps } from '@/app/metadata'
import { Page } from '@/components/Page/Page'
import { TopicPage } from '@/components/TopicPage/TopicPage'
import { describeCandidateOrder, findRaceUpdate, getRace, listCandidates } from '@/guide/ask/guide'
import { getGuide } from '@/guide/read/getGuide'
import { buildElectionImage } from '@/guide/ask/openGraphImages'
import { formatRaceTitle } from '@/guide/ask/races'
import { buildTopicPage, findTopic, listTopicRacePages } from '@/guide/ask/topics'
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { paths, placeholderId } from '@/lib/paths'

export const dynamicParams = false

export const generateStaticParams = () =>
  orPlaceholder(listTopicRacePages(getGuide()), { topic: placeholderId, race: placeholderId })

export async function generateMetadata({ params }: RouteProps<'topic' | 'race'>): Promise<Metadata> {
  const { topic, race } = await loadPage(params)
  const { city, date } = getGuide().election
  const { topicTitle, topicOfRace, topicOfRaceDescription } = phrases.topics
  const name = formatRaceTitle(getGuide(), race)
  return {
    title: topicTitle(topicOfRace(topic.name, name)),
    ...buildPageMetadata(
      paths.topicRace(topic.id, race.id),
      topicOfRaceDescription(topic.name, name, city, formatDate(date)),
    ),
  }
}

/** `/topics/{topic}/{race}/`: what the candidates of a race said on a topic whose page is split by race. */
export default async function TopicRaceRoute({ params }: RouteProps<'topic' | 'race'>) {
  const guide = getGuide()
  const { topic, race } = await loadPage(params)
  return (
    <Page
      {...buildPageProps(findRaceUpdate(guide, race.id), buildElectionImage(guide, 'topics'))}
      path={paths.topicRace(topic.id, race.id)}
    >
      <TopicPage
        {...buildTopicPage(guide, topic, race)}
        order={[describeCandidateOrder(listCandidates(guide, race.id))]}
      />
    </Page>
  )
}

async function loadPage(params: RouteProps<'topic' | 'race'>['params']) {
  const ids = await params
  const guide = getGuide()
  const topic = findTopic(guide, ids.topic)
  const isPage = listTopicRacePages(guide).some((page) => page.topic === ids.topic && page.race === ids.race)
  return topic && isPage ? { topic, race: getRace(guide, ids) } : notFound()
}
