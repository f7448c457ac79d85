import { orPlaceholder } from '@/app/metadata'
import { hasRaceIndex } from '@/guide/ask/races'
import { getGuide } from '@/guide/read/getGuide'
import { placeholderId } from '@/lib/paths'
import { contentTypes } from '@/lib/server/headers'
import { peopleFile, writePeople } from './people'

export const dynamic = 'force-static'
export const dynamicParams = false

const streets = /^streets-(\d+)\.json$/

export function generateStaticParams() {
  const guide = getGuide()
  const files = [
    ...(hasRaceIndex(guide) ? [peopleFile] : []),
    ...guide.streets.map((_content, index) => `streets-${index}.json`),
  ]
  return orPlaceholder(files, placeholderId).map((file) => ({ file }))
}

/** `/lookup/{file}`: files that the scripts of pages load. Their format may change with the pages. */
export async function GET(_request: Request, { params }: RouteContext<'/lookup/[file]'>) {
  const [, number] = streets.exec((await params).file) ?? []
  const content = number === undefined ? writePeople(getGuide()) : getGuide().streets[Number(number)]
  return new Response(content, { headers: { 'content-type': contentTypes.json } })
}
