import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import type { Metadata } from 'next'
import { hasLanguages } from '@/components/page/LanguageSelector/LanguageSelector'
import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import { NotFound, listCandidateNames } from '@/components/page/NotFound/NotFound'
import { OtherLanguages } from '@/components/page/NotFound/OtherLanguages'
import { Page } from '@/components/page/Page/Page'
import { findLastUpdate } from '@/guide/ask/guide'
import { getGuide } from '@/guide/read/getGuide'
import { buildLandingImage } from '@/guide/ask/pages/openGraphImages'
import { phrases } from '@/lib/locale/phrases'
import { untagText } from '@/lib/locale/taggedText'
import { language, languages } from '@/lib/locale/language'
import { toTemplates } from '@/lib/locale/slots'
import { buildPageProps } from './metadata'

const notFoundScript = defineEntryPoint<typeof import('@/components/page/NotFound/notFound.browser')>(
  'components/page/NotFound/notFound.browser.ts',
)

const otherLanguagesScript = defineEntryPoint<typeof import('@/components/page/NotFound/otherLanguages.browser')>(
  'components/page/NotFound/otherLanguages.browser.ts',
)

/** Its title, without the guide's, and its description. */
export const metadata = {
  title: untagText(phrases.site.notFound.title),
  description: untagText(phrases.site.notFound.description),
} satisfies Metadata

export default function NotFoundPage() {
  const guide = getGuide()
  const { noPageOfCandidate, profileOfCandidate } = phrases.site.notFound
  const args = [listCandidateNames(guide.candidates), toTemplates({ noPageOfCandidate, profileOfCandidate })] as const
  const content = <NotFound script={<InlineScript entry={notFoundScript} args={args} />} />
  return (
    <Page {...buildPageProps(undefined, findLastUpdate(guide), buildLandingImage(guide))}>
      {hasLanguages && language === languages[0] ? (
        <OtherLanguages script={<InlineScript entry={otherLanguagesScript} args={[]} />}>{content}</OtherLanguages>
      ) : (
        content
      )}
    </Page>
  )
}
