import type { MetadataRoute } from 'next'
import { lastUpdated } from '@/data/guide'
import { getGuide } from '@/data/load/getGuide'
import { paths } from '@/lib/paths'
import { publicAddress } from './metadata'

export const dynamic = 'force-static'

/** Every page. Without a configured address of the site the entries are paths, of use to tests but not to engines. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { candidates } = getGuide()
  return [
    ...[paths.home, paths.candidates, paths.corrections].map((path) => entry(path, lastUpdated(getGuide()))),
    ...candidates.flatMap(({ id, stances, updated }) => [
      entry(paths.profile(id), updated),
      ...stances.map(({ number }) => entry(paths.stance(id, number), updated)),
    ]),
  ]
}

function entry(path: string, updated: string) {
  return { url: publicAddress(path), lastModified: updated }
}
