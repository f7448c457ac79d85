import { buildPageMetadata } from '@/app/metadata'
import { AboutPage } from '@/components/about/AboutPage/AboutPage'
import { ElectionPage } from '@/app/electionPage'
import { buildAboutPage } from '@/guide/ask/pages/about'
import { getGuide } from '@/guide/read/getGuide'
import { readEnv } from '@/lib/env'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export const generateMetadata = () => buildPageMetadata(paths.about, phrases.about)

/** `/about/`: publisher, rules and gaps of the guide, and the data that it stores. */
export default function About() {
  return (
    <ElectionPage page="about">
      <AboutPage {...buildAboutPage(getGuide())} pageViewsEnabled={readEnv().gaId !== undefined} />
    </ElectionPage>
  )
}
