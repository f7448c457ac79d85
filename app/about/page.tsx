import { buildElectionPageMetadata } from '@/app/metadata'
import { AboutPage } from '@/components/about/AboutPage/AboutPage'
import { ElectionPage } from '@/app/electionPage'
import { listRaceOrders } from '@/guide/ask/pages/fairness'
import { countGaps, countStatements } from '@/guide/ask/pages/about'
import { findLastUpdate } from '@/guide/ask/guide'
import { getGuide } from '@/guide/read/getGuide'
import { hasRaceIndex } from '@/guide/ask/races'
import { readEnv } from '@/lib/env'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export const generateMetadata = () => buildElectionPageMetadata(paths.about, phrases.about)

/** `/about/`: publisher, rules and gaps of the guide, and the data that it stores. */
export default function About() {
  const guide = getGuide()
  const updated = findLastUpdate(guide)
  return (
    <ElectionPage page="about">
      <AboutPage
        election={guide.election}
        updated={updated}
        statements={countStatements(guide)}
        orders={listRaceOrders(guide)}
        gaps={countGaps(guide)}
        hasRaceChoice={!hasRaceIndex(guide)}
        hasPlaceChoice={guide.areas.length > 0}
        hasAddressLookup={guide.streets.length > 0}
        hasOtherElections={guide.site !== undefined}
        pageViewsEnabled={readEnv().gaId !== undefined}
      />
    </ElectionPage>
  )
}
