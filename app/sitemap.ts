import type { MetadataRoute } from 'next'
import { listPages } from '@/guide/ask/pages'
import { getGuide } from '@/guide/read/getGuide'
import { toPublicUrl } from './metadata'

export const dynamic = 'force-static'

/** `/sitemap.xml`: every page. If the site's URL is not configured, the entries are paths, which only tests can use. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listPages(getGuide()).map(({ path, updated }) => ({ url: toPublicUrl(path), lastModified: updated }))
}
