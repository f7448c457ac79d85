import type { MetadataRoute } from 'next'
import { lastUpdated } from '@/data/guide'
import { guide } from '@/data/load'
import { paths } from '@/data/paths'
import { publicAddress } from '@/data/site'

export const dynamic = 'force-static'

/** Every page. Without a configured address of the site the entries are paths, of use to tests but not to engines. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { candidates } = guide()
  return [
    ...[paths.home, paths.candidates, paths.corrections].map((path) => entry(path, lastUpdated(guide()))),
    ...candidates.flatMap(({ id, stances, updated }) => [
      entry(paths.profile(id), updated),
      ...stances.map(({ number }) => entry(paths.stance(id, number), updated)),
    ]),
  ]
}

function entry(path: string, updated: string) {
  return { url: publicAddress(path), lastModified: updated }
}
