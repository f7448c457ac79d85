import { ElectionPage } from '@/app/electionPage'
import { buildPageMetadata } from '@/app/metadata'
import { AccessibilityPage } from '@/components/about/AccessibilityPage/AccessibilityPage'
import { getCorrectionsContact } from '@/guide/ask/guide'
import { getGuide } from '@/guide/read/getGuide'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export const generateMetadata = () => buildPageMetadata(paths.accessibility, phrases.accessibility)

/** `/accessibility/`: what was tested for people with disabilities, what does not work, and whom to tell. */
export default function Accessibility() {
  const guide = getGuide()
  const { publisher, where } = guide.election
  return (
    <ElectionPage page="accessibility">
      <AccessibilityPage
        contact={publisher?.contact ?? getCorrectionsContact(guide)}
        hasOffices={(where.offices ?? []).length > 0}
      />
    </ElectionPage>
  )
}
