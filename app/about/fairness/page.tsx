import { buildPageMetadata } from '@/app/metadata'
import { FairnessPage } from '@/components/about/FairnessPage/FairnessPage'
import { ElectionPage } from '@/app/electionPage'
import { buildFairnessPage } from '@/guide/ask/pages/fairness'
import { getGuide } from '@/guide/read/getGuide'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export const generateMetadata = () => buildPageMetadata(paths.fairness, phrases.about.fairness)

/** `/about/fairness/`: amounts of content about each candidate, race by race. */
export default function Fairness() {
  return (
    <ElectionPage page="about/fairness">
      <FairnessPage {...buildFairnessPage(getGuide())} />
    </ElectionPage>
  )
}
