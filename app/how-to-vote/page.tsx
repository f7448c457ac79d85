import type { Metadata } from 'next'
import { buildElectionPageMetadata, buildPageProps } from '@/app/metadata'
import { VotingFacts } from '@/components/ElectionInformation/VotingFacts'
import { passedDeadlinesScript } from '@/components/ElectionStatus/electionStatusScripts'
import { InlineScript } from '@/components/InlineScript/InlineScript'
import { Page } from '@/components/Page/Page'
import { findLastUpdate } from '@/guide/ask/guide'
import { getGuide } from '@/guide/read/getGuide'
import { buildElectionImage } from '@/guide/ask/openGraphImages'
import { listDeadlineInstants } from '@/guide/ask/schedule'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export function generateMetadata(): Metadata {
  return buildElectionPageMetadata(paths.howToVote, phrases.voting)
}

/** `/how-to-vote/`: every fact about when, where and how to vote, with its sources. */
export default function HowToVote() {
  const guide = getGuide()
  const { election, groups } = guide
  return (
    <Page {...buildPageProps(findLastUpdate(guide), buildElectionImage(guide, 'how-to-vote'))} path={paths.howToVote}>
      <h1>{phrases.voting.title}</h1>
      <VotingFacts level={2} election={election} passes={listDeadlineInstants(election)} groups={groups} />
      {election.results ? null : <InlineScript entry={passedDeadlinesScript} args={[]} />}
    </Page>
  )
}
