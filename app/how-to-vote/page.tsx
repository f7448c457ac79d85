import { buildPageMetadata } from '@/app/metadata'
import { VotingFacts } from '@/components/election/ElectionInformation/ElectionInformation'
import { passedDeadlinesScript } from '@/components/election/ElectionStatus/ElectionStatus'
import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import { ReadAloud } from '@/components/page/ReadAloud/ReadAloud'
import { ElectionPage } from '@/app/electionPage'
import { KeepControl } from '@/app/keepControl'
import { getGuide } from '@/guide/read/getGuide'
import { listDeadlineInstants } from '@/guide/ask/schedule'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export const generateMetadata = () => buildPageMetadata(paths.howToVote, phrases.voting)

export default function HowToVote() {
  const guide = getGuide()
  const { election, groups } = guide
  return (
    <ElectionPage page="how-to-vote">
      <h1>{phrases.voting.title}</h1>
      <ReadAloud />
      <VotingFacts level={2} election={election} passes={listDeadlineInstants(election)} groups={groups} />
      <div data-silent>
        <KeepControl />
      </div>
      {election.results ? null : <InlineScript entry={passedDeadlinesScript} args={[]} />}
    </ElectionPage>
  )
}
