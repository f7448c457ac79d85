import type { MetadataRoute } from 'next'
import { listPages } from '@/guide/ask/pages/sitemap'
import { getGuide } from '@/guide/read/getGuide'
import { getLanguagePath, language, languages } from '@/lib/locale/language'
import { toAbsoluteFileUrl, toPublicUrl } from './metadata'

export const dynamic = 'force-static'

/** If the site's URL is not configured, the entries are paths, which only tests can use. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listPages(getGuide()).flatMap(({ path, updated }) =>
    languages.map((tag) => ({
      url: toPublicUrl(getLanguagePath(tag) + path),
      lastModified: updated,
      alternates: listAlternates(path),
    })),
  )
}

/** Empty for a guide in one language, and if the site's URL is not configured. */
function listAlternates(path: string): { readonly languages?: Readonly<Record<string, string>> } {
  const [first = language] = languages
  const urls = [...languages, 'x-default'].flatMap((tag) => {
    const url = toAbsoluteFileUrl(getLanguagePath(tag === 'x-default' ? first : tag) + path)
    return url === undefined ? [] : [[tag, url] as const]
  })
  return languages.length > 1 && urls.length > 0 ? { languages: Object.fromEntries(urls) } : {}
}
