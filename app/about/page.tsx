import type { Metadata } from 'next'
import { buildElectionPageMetadata, buildPageProps } from '@/app/metadata'
import { AboutPage } from '@/components/AboutPage/AboutPage'
import { Page } from '@/components/Page/Page'
import { listRaceOrders } from '@/guide/ask/fairness'
import { countGaps } from '@/guide/ask/gaps'
import { findLastUpdate } from '@/guide/ask/guide'
import { getGuide } from '@/guide/read/getGuide'
import { buildElectionImage } from '@/guide/ask/openGraphImages'
import { hasRaceIndex } from '@/guide/ask/races'
import { countStatements } from '@/guide/ask/statementCounts'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export function generateMetadata(): Metadata {
  return buildElectionPageMetadata(paths.about, phrases.about)
}

/** `/about/`: publisher, rules and gaps of the guide, and the data that it stores. */
export default function About() {
  const guide = getGuide()
  const updated = findLastUpdate(guide)
  const props = buildPageProps(updated, buildElectionImage(guide, 'about'))
  return (
    <Page {...props} path={paths.about}>
      <AboutPage
        election={guide.election}
        updated={updated}
        statements={countStatements(guide)}
        orders={listRaceOrders(guide)}
        gaps={countGaps(guide)}
        hasRaceChoice={!hasRaceIndex(guide)}
        hasPlaceChoice={guide.areas.length > 0}
        pageViewsEnabled={props.pageViewsEnabled}
      />
    </Page>
  )
}
