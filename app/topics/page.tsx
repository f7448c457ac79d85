import { buildElectionPageMetadata } from '@/app/metadata'
import { ElectionPage } from '@/app/electionPage'
import { TopicList } from '@/components/TopicList/TopicList'
import { getGuide } from '@/guide/read/getGuide'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export function generateMetadata() {
  const { topics: title, topicsDescription: description } = phrases.compare
  return buildElectionPageMetadata(paths.topics, { title, description })
}

/** `/topics/`: leads to the comparisons on each topic. */
export default function Topics() {
  return (
    <ElectionPage page="topics">
      <TopicList topics={getGuide().topics} />
    </ElectionPage>
  )
}
