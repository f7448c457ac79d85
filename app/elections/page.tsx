import { ElectionsPage } from '@/components/election/ElectionsPage/ElectionsPage'
import { Page } from '@/components/page/Page/Page'
import { buildLandingImage } from '@/guide/ask/pages/openGraphImages'
import { buildElectionOverview } from '@/guide/ask/otherElections'
import { getGuide } from '@/guide/read/getGuide'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import { buildPageMetadata, buildPageProps } from '@/app/metadata'

export const generateMetadata = () => buildPageMetadata(paths.elections, phrases.elections)

/** The build removes this page from a site with only one election. */
export default function ElectionsRoute() {
  const guide = getGuide()
  return (
    <Page {...buildPageProps(paths.elections, buildLandingImage(guide))}>
      <ElectionsPage election={buildElectionOverview(guide)} />
    </Page>
  )
}
