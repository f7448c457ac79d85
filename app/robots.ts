import type { MetadataRoute } from 'next'
import { toLastingPath } from '@/guide/ask/siteElections'
import { getGuide } from '@/guide/read/getGuide'
import { toAbsoluteUrl } from './metadata'

export const dynamic = 'force-static'

/** `/robots.txt`: allows all crawlers, and links to the sitemap of each election if the site's URL is configured. */
export default function robots(): MetadataRoute.Robots {
  const archive = getGuide().site?.others.map(({ date }) => toLastingPath(date)) ?? []
  const sitemaps = ['', ...archive].flatMap((path) => toAbsoluteUrl(`${path}/sitemap.xml`) ?? [])
  return { rules: { userAgent: '*', allow: '/' }, sitemap: sitemaps }
}
