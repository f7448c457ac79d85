import type { Metadata } from 'next'
import { Corrections } from '@/components/about/Corrections/Corrections'
import { ElectionPage } from '@/app/electionPage'
import { getCorrectionsContact } from '@/guide/ask/guide'
import { getGuide } from '@/guide/read/getGuide'
import { describeUnknownParty } from '@/guide/words/descriptions'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import { buildPageMetadata, toAbsoluteUrl } from '@/app/metadata'

export function generateMetadata(): Metadata {
  const { alternates, ...metadata } = buildPageMetadata(paths.corrections, phrases.site.corrections)
  const feed = toAbsoluteUrl(paths.correctionsFeed)
  return {
    ...metadata,
    alternates: { ...alternates, types: feed ? { 'application/atom+xml': feed } : undefined },
  }
}

export default function CorrectionsPage() {
  const guide = getGuide()
  const { election, candidates } = guide
  return (
    <ElectionPage page="corrections">
      <Corrections
        corrections={election.corrections}
        unknownParty={describeUnknownParty(election.research)}
        contact={getCorrectionsContact(guide) ?? election.publisher?.contact}
        feed={toAbsoluteUrl(paths.correctionsFeed)}
        names={new Map(candidates.map(({ id, name }) => [id, name]))}
      />
    </ElectionPage>
  )
}
