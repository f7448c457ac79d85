import type { MetadataRoute } from 'next'
import { toAbsoluteUrl } from './metadata'

export const dynamic = 'force-static'

/** The build adds the sitemaps of other elections. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: toAbsoluteUrl('/sitemap.xml') ?? [] }
}
