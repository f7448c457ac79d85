import type { MetadataRoute } from 'next'
import { lastUpdated } from '@/data/guide'
import { getGuide } from '@/data/load/getGuide'
import { paths } from '@/lib/paths'
import { toPublicUrl } from './metadata'

export const dynamic = 'force-static'

/** `/sitemap.xml`: every page. If the site's URL is not configured, the entries are paths, which only tests can use. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { candidates } = getGuide()
  return [
    ...[paths.home, paths.candidates, paths.corrections].map((path) => buildEntry(path, lastUpdated(getGuide()))),
    ...candidates.flatMap(({ id, stances, updated }) => [
      buildEntry(paths.profile(id), updated),
      ...stances.map(({ number }) => buildEntry(paths.stance(id, number), updated)),
    ]),
  ]
}

function buildEntry(path: string, updated: string) {
  return { url: toPublicUrl(path), lastModified: updated }
}
