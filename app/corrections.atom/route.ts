import { formatCorrectionsFeed } from '@/guide/open/correctionsFeed'
import { getGuide } from '@/guide/read/getGuide'
import { readEnv } from '@/lib/env'
import { href, LANGUAGE_PATH } from '@/lib/paths'
import { contentTypes } from '@/lib/server/headers'

export const dynamic = 'force-static'

/** `/corrections.atom`: the corrections as a feed. Needs the site's URL. Without it, the build removes the file. */
export function GET() {
  const { siteUrl, basePath } = readEnv()
  if (!siteUrl) return new Response(null, { status: 404 })
  const toUrl = (path: string) => siteUrl + href(path, basePath)
  const toRootUrl = (path: string) => siteUrl + basePath + LANGUAGE_PATH + path
  const feed = formatCorrectionsFeed(getGuide(), toUrl, toRootUrl)
  return new Response(feed, { headers: { 'content-type': contentTypes.atom } })
}
