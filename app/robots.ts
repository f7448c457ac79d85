import type { MetadataRoute } from 'next'
import { siteAddress } from './metadata'

export const dynamic = 'force-static'

/** Everything may be read by everyone; names the sitemap when the site's address is configured. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: siteAddress('/sitemap.xml') }
}
