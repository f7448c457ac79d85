import type { Metadata } from 'next'
import { buildPageProps } from '@/app/metadata'
import { NotKept } from '@/components/page/NotFound/NotFound'
import { Page } from '@/components/page/Page/Page'
import { buildLandingImage } from '@/guide/ask/pages/openGraphImages'
import { getGuide } from '@/guide/read/getGuide'
import { phrases } from '@/lib/locale/phrases'
import { untagText } from '@/lib/locale/taggedText'

const { title, reason } = phrases.site.notKept

export const metadata = {
  title: untagText(title),
  description: untagText(reason),
  robots: { index: false },
} satisfies Metadata

/** `/offline/`: what the worker of a kept guide shows in place of a page that is not kept. */
export default function Offline() {
  return (
    <Page {...buildPageProps(undefined, buildLandingImage(getGuide()))}>
      <NotKept />
    </Page>
  )
}
