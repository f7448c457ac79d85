import type { Metadata } from 'next'
import { InlineScript } from '@/components/InlineScript/InlineScript'
import { NotFound } from '@/components/NotFound/NotFound'
import { Page } from '@/components/Page/Page'
import { lastUpdated } from '@/data/guide'
import { guide } from '@/data/load'
import { landingPicture } from '@/data/sharePictures'
import { pageFrame } from '@/data/site'

export const metadata: Metadata = {
  title: 'Page not found',
  description: 'This guide has no page at this address. See all candidates, or when, where and how to vote.',
}

/** `404.html`: what every wrong address shows. */
export default function NotFoundPage() {
  return (
    <Page {...pageFrame(lastUpdated(guide()), landingPicture(guide()))}>
      <NotFound script={<InlineScript entry="components/NotFound/notFound.browser.ts" />} />
    </Page>
  )
}
