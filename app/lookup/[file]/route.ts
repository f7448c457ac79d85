import { orPlaceholder } from '@/app/metadata'
import { hasRaceIndex } from '@/guide/ask/races'
import { getGuide } from '@/guide/read/getGuide'
import { placeholderId } from '@/lib/paths'
import { contentTypes } from '@/lib/server/headers'
import { listPeople, peopleFile } from './people'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return orPlaceholder(hasRaceIndex(getGuide()) ? [{ file: peopleFile }] : [], { file: placeholderId })
}

/** `/lookup/{file}`: files that the scripts of pages load. Their format may change with the pages. */
export function GET() {
  return new Response(JSON.stringify(listPeople(getGuide())), { headers: { 'content-type': contentTypes.json } })
}
