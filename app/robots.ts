import type { MetadataRoute } from 'next'
import { toAbsoluteUrl } from './metadata'

export const dynamic = 'force-static'

/**
 * `/robots.txt`: allows all crawlers, and links to the sitemap if the site's URL is configured. The build adds those of other
 * elections.
 */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: toAbsoluteUrl('/sitemap.xml') ?? [] }
}
