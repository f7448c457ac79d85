import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { listParams, buildPageMetadata, buildPageProps, type RouteProps } from '@/app/metadata'
import { Page } from '@/components/Page/Page'
import { TopicRaces } from '@/components/TopicList/TopicList'
import { findLastUpdate } from '@/guide/ask/guide'
import { getGuide } from '@/guide/read/getGuide'
import { buildElectionImage } from '@/guide/ask/openGraphImages'
import { listRacesOnTopic } from '@/guide/ask/comparedTopics'
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export const dynamicParams = false

export const generateStaticParams = () => listParams('topic', getGuide().topics)

export async function generateMetadata({ params }: RouteProps<'topic'>): Promise<Metadata> {
  const { id, name } = await loadTopic(params)
  const { city, date } = getGuide().election
  const { topicTitle, topicDescription } = phrases.compare
  return buildPageMetadata(
    paths.topic(id),
    topicTitle({ topic: name }),
    topicDescription({ topic: name, city, date: formatDate(date) }),
  )
}

/** `/topics/{topic}/`: leads to the comparison of each race on a topic. */
export default async function TopicRoute({ params }: RouteProps<'topic'>) {
  const guide = getGuide()
  const topic = await loadTopic(params)
  return (
    <Page {...buildPageProps(paths.topic(topic.id), findLastUpdate(guide), buildElectionImage(guide, 'topics'))}>
      <TopicRaces topic={topic} races={listRacesOnTopic(guide, topic)} />
    </Page>
  )
}

async function loadTopic(params: RouteProps<'topic'>['params']) {
  const { topic } = await params
  return getGuide().topics.find(({ id }) => id === topic) ?? notFound()
}
