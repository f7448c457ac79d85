import { formatCorrectionsFeed } from '@/guide/open/correctionsFeed'
import { getGuide } from '@/guide/read/getGuide'
import { readEnv } from '@/lib/env'
import { LANGUAGE_PATH, sharedHref } from '@/lib/paths'
import { contentTypes } from '@/lib/server/headers'
import { toAbsoluteUrl } from '@/app/metadata'

export const dynamic = 'force-static'

/** `/corrections.atom`: the corrections as a feed. Needs the site's URL. Without it, the build removes the file. */
export function GET() {
  const { siteUrl, basePath } = readEnv()
  if (!siteUrl) return new Response(null, { status: 404 })
  const toRootUrl = (path: string) => siteUrl + sharedHref(LANGUAGE_PATH + path, basePath)
  const feed = formatCorrectionsFeed(getGuide(), (path) => toAbsoluteUrl(path) ?? path, toRootUrl)
  return new Response(feed, { headers: { 'content-type': contentTypes.atom } })
}
