import type { Metadata } from 'next'
import { buildElectionPageMetadata, buildPageProps } from '@/app/metadata'
import { describeOrder } from '@/components/AboutPage/describeGuide'
import { FairnessPage } from '@/components/FairnessPage/FairnessPage'
import { Page } from '@/components/Page/Page'
import { buildFairnessTables, listRaceOrders } from '@/guide/ask/fairness'
import { findLastUpdate } from '@/guide/ask/guide'
import { getGuide } from '@/guide/read/getGuide'
import { buildElectionImage } from '@/guide/ask/openGraphImages'
import { hasProfileLinks } from '@/guide/ask/races'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export function generateMetadata(): Metadata {
  return buildElectionPageMetadata(paths.fairness, phrases.about.fairness)
}

/** `/about/fairness/`: amounts of content about each candidate, race by race. */
export default function Fairness() {
  const guide = getGuide()
  const { orderRule, sameBoxes, nonpartisan, party, endorsements } = phrases.about
  return (
    <Page {...buildPageProps(findLastUpdate(guide), buildElectionImage(guide, 'about/fairness'))} path={paths.fairness}>
      <FairnessPage
        tables={buildFairnessTables(guide)}
        hasProfileLinks={hasProfileLinks(guide)}
        rules={[
          sameBoxes,
          ...describeOrder(listRaceOrders(guide)),
          orderRule,
          ...(guide.election.nonpartisan ? [nonpartisan] : []),
          party,
          endorsements,
        ]}
      />
    </Page>
  )
}
