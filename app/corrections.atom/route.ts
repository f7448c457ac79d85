import { formatCorrectionsFeed } from '@/guide/open/correctionsFeed'
import { getGuide } from '@/guide/read/getGuide'
import { contentTypes } from '@/lib/server/headers'
import { toAbsoluteUrl } from '@/app/metadata'

export const dynamic = 'force-static'

/** `/corrections.atom`: the corrections as a feed. Needs the site's URL. Without it, the build removes the file. */
export function GET() {
  if (!toAbsoluteUrl('/')) return new Response(null, { status: 404 })
  const feed = formatCorrectionsFeed(getGuide(), (path) => toAbsoluteUrl(path) ?? path)
  return new Response(feed, { headers: { 'content-type': contentTypes.atom } })
}
