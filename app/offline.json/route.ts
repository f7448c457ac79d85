import { findLastUpdate } from '@/guide/ask/guide'
import { getGuide } from '@/guide/read/getGuide'
import { formatDate } from '@/lib/locale/dates'
import type { KeptFiles } from '@/lib/offline'

export const dynamic = 'force-static'

/** `/offline.json`: what is kept on the device of a reader who asks for it. The build adds the list of files. */
export function GET() {
  return Response.json({ updated: formatDate(findLastUpdate(getGuide())) } satisfies Pick<KeptFiles, 'updated'>)
}
