import { buildElectionPageMetadata } from '@/app/metadata'
import { ElectionPage } from '@/app/electionPage'
import { TopicList } from '@/components/TopicList/TopicList'
import { getGuide } from '@/guide/read/getGuide'
import { summarizeTopics } from '@/guide/ask/topics'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export const generateMetadata = () => buildElectionPageMetadata(paths.topics, phrases.topics)

/** `/topics/`: every topic, and how many candidates spoke about it. */
export default function Topics() {
  const guide = getGuide()
  return (
    <ElectionPage page="topics">
      <TopicList topics={summarizeTopics(guide)} />
    </ElectionPage>
  )
}
