import type { Metadata } from 'next'
import { InlineScript } from '@/components/InlineScript/InlineScript'
import { listCandidateNames } from '@/components/NotFound/listCandidateNames'
import { NotFound } from '@/components/NotFound/NotFound'
import { notFoundScript } from '@/components/NotFound/notFoundScript'
import { Page } from '@/components/Page/Page'
import { lastUpdated } from '@/data/guide'
import { getGuide } from '@/data/load/getGuide'
import { landingImage } from '@/data/openGraphImages'
import { buildPageProps } from './metadata'

export const metadata: Metadata = {
  title: 'Page not found',
  description: 'This guide has no page at this address. See all candidates, or when, where and how to vote.',
}

/** `/404.html`: the page for unknown addresses. */
export default function NotFoundPage() {
  const guide = getGuide()
  return (
    <Page {...buildPageProps(lastUpdated(guide), landingImage(guide))}>
      <NotFound script={<InlineScript entry={notFoundScript} args={[listCandidateNames(guide.candidates)]} />} />
    </Page>
  )
}
