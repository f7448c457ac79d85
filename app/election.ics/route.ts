import { buildCalendar } from '@/data/calendar'
import { getGuide } from '@/data/load/getGuide'
import { contentTypes } from '@/lib/server/headers'
import { paths } from '@/lib/paths'
import { toAbsoluteUrl } from '../metadata'

export const dynamic = 'force-static'

/** `/election.ics`: election day and deadlines for calendars. Once there are results, the build deletes the file. */
export function GET() {
  return new Response(buildCalendar(getGuide(), toAbsoluteUrl(paths.home)), {
    headers: { 'content-type': contentTypes.ics },
  })
}
