import { buildElectionPageMetadata } from '@/app/metadata'
import { describeOrder } from '@/components/about/AboutPage/describeGuide'
import { FairnessPage } from '@/components/about/FairnessPage/FairnessPage'
import { ElectionPage } from '@/app/electionPage'
import { buildStatusTables, buildFairnessTables, listRaceOrders } from '@/guide/ask/pages/fairness'
import { getGuide } from '@/guide/read/getGuide'
import { hasRaceIndex } from '@/guide/ask/races'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export const generateMetadata = () => buildElectionPageMetadata(paths.fairness, phrases.about.fairness)

/** `/about/fairness/`: amounts of content about each candidate, race by race. */
export default function Fairness() {
  const guide = getGuide()
  const { orderRule, sameBoxes, nonpartisan, party, endorsements } = phrases.about
  return (
    <ElectionPage page="about/fairness">
      <FairnessPage
        tables={buildFairnessTables(guide)}
        statuses={buildStatusTables(guide)}
        hasProfileLinks={!hasRaceIndex(guide)}
        rules={[
          sameBoxes,
          ...describeOrder(listRaceOrders(guide)),
          orderRule,
          ...(guide.election.nonpartisan ? [nonpartisan] : []),
          party,
          endorsements,
        ]}
      />
    </ElectionPage>
  )
}
