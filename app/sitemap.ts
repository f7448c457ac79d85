import type { MetadataRoute } from 'next'
import { listPages } from '@/guide/ask/pages'
import { getGuide } from '@/guide/read/getGuide'
import { languages } from '@/lib/locale/language'
import { getLanguagePath } from '@/lib/locale/languagePath'
import { listAlternates, toPublicUrl } from './metadata'

export const dynamic = 'force-static'

/**
 * `/sitemap.xml`: every page in every language, with its other languages. If the site's URL is not configured, the entries
 * are paths, which only tests can use.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return listPages(getGuide()).flatMap(({ path, updated }) =>
    languages.map((tag) => ({
      url: toPublicUrl(getLanguagePath(tag) + path),
      lastModified: updated,
      alternates: listAlternates(path),
    })),
  )
}
