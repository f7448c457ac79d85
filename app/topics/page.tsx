import type { Metadata } from 'next'
import { buildElectionPageMetadata, buildPageProps } from '@/app/metadata'
import { Page } from '@/components/Page/Page'
import { TopicList } from '@/components/TopicList/TopicList'
import { findLastUpdate } from '@/guide/ask/guide'
import { getGuide } from '@/guide/read/getGuide'
import { buildElectionImage } from '@/guide/ask/openGraphImages'
import { summarizeTopics } from '@/guide/ask/topics'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export function generateMetadata(): Metadata {
  return buildElectionPageMetadata(paths.topics, phrases.topics)
}

/** `/topics/`: every topic, and how many candidates spoke about it. */
export default function Topics() {
  const guide = getGuide()
  return (
    <Page {...buildPageProps(findLastUpdate(guide), buildElectionImage(guide, 'topics'))} path={paths.topics}>
      <TopicList topics={summarizeTopics(guide)} />
    </Page>
  )
}
