import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { listParams, buildPageMetadata, buildPageProps, type RouteProps } from '@/app/metadata'
import { describeOrder } from '@/components/AboutPage/describeGuide'
import { Page } from '@/components/Page/Page'
import { TopicPage } from '@/components/TopicPage/TopicPage'
import { listRaceOrders } from '@/guide/ask/fairness'
import { findLastUpdate } from '@/guide/ask/guide'
import { getGuide } from '@/guide/read/getGuide'
import { buildElectionImage } from '@/guide/ask/openGraphImages'
import { buildTopicPage, findTopic } from '@/guide/ask/topics'
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export const dynamicParams = false

export const generateStaticParams = () => listParams('topic', getGuide().topics)

export async function generateMetadata({ params }: RouteProps<'topic'>): Promise<Metadata> {
  const { id, name } = await loadTopic(params)
  const { city, date } = getGuide().election
  const { topicTitle, topicDescription } = phrases.topics
  return {
    title: topicTitle(name),
    ...buildPageMetadata(paths.topic(id), topicDescription(name, city, formatDate(date))),
  }
}

/** `/topics/{topic}/`: what the candidates of each race said on a topic. */
export default async function TopicRoute({ params }: RouteProps<'topic'>) {
  const guide = getGuide()
  const topic = await loadTopic(params)
  return (
    <Page {...buildPageProps(findLastUpdate(guide), buildElectionImage(guide, 'topics'))} path={paths.topic(topic.id)}>
      <TopicPage {...buildTopicPage(guide, topic)} order={describeOrder(listRaceOrders(guide))} />
    </Page>
  )
}

async function loadTopic(params: RouteProps<'topic'>['params']) {
  return findTopic(getGuide(), (await params).topic) ?? notFound()
}
