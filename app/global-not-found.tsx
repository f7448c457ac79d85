import type { Metadata } from 'next'
import { untagText } from '@/lib/locale/taggedText'
import { getGuide } from '@/guide/read/getGuide'
import Layout, { generateMetadata as generateLayoutMetadata, generateViewport } from './layout'
import NotFoundPage, { metadata } from './notFoundPage'

// Next.js does not apply the layout to this file.
export { generateViewport }

export function generateMetadata(): Metadata {
  return {
    ...generateLayoutMetadata(),
    ...metadata,
    title: `${metadata.title} – ${untagText(getGuide().election.title)}`,
  }
}

/** `/404.html`. A `not-found.tsx` would be rendered again as a part of every page. */
export default function GlobalNotFound() {
  return (
    <Layout>
      <NotFoundPage />
    </Layout>
  )
}
