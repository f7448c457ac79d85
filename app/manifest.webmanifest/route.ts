import { getGuide } from '@/guide/read/getGuide'
import { contentTypes } from '@/lib/server/headers'
import { buildManifest } from './manifest'

export const dynamic = 'force-static'

/** `/manifest.webmanifest`: the guide as an app. A route, because Next.js would link to the file of another language. */
export function GET() {
  return Response.json(buildManifest(getGuide()), { headers: { 'content-type': contentTypes.webmanifest } })
}
