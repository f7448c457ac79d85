import type { Metadata } from 'next'
import { hasLanguages } from '@/components/page/LanguageSelector/LanguageSelector'
import { NotFound, OtherLanguages } from '@/components/page/NotFound/NotFound'
import { Page } from '@/components/page/Page/Page'
import { getGuide } from '@/guide/read/getGuide'
import { buildLandingImage } from '@/guide/ask/pages/openGraphImages'
import { phrases } from '@/lib/locale/phrases'
import { untagText } from '@/lib/locale/taggedText'
import { language, languages } from '@/lib/locale/language'
import { buildPageProps } from './metadata'

/** Its title, without the guide's, and its description. */
export const metadata = {
  title: untagText(phrases.site.notFound.title),
  description: untagText(phrases.site.notFound.description),
} satisfies Metadata

export default function NotFoundPage() {
  const guide = getGuide()
  const content = <NotFound candidates={guide.candidates} />
  return (
    <Page {...buildPageProps(undefined, buildLandingImage(guide))}>
      {hasLanguages && language === languages[0] ? <OtherLanguages>{content}</OtherLanguages> : content}
    </Page>
  )
}
