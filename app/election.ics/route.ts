import { buildCalendar } from '@/guide/open/calendar'
import { getGuide } from '@/guide/read/getGuide'
import { contentTypes } from '@/lib/server/headers'
import { paths } from '@/lib/paths'
import { toAbsoluteUrl } from '@/app/metadata'

export const dynamic = 'force-static'

/** `/election.ics`: election day and deadlines for calendars. Once there are results, the build deletes the file. */
export function GET() {
  return new Response(buildCalendar(getGuide(), toAbsoluteUrl(paths.home)), {
    headers: { 'content-type': contentTypes.ics },
  })
}
