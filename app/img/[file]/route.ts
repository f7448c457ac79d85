import { drawPortrait, getInitials } from '@/lib/drawing/drawings'
import { listGeneratedPortraits } from '@/guide/ask/candidates'
import { getGuide } from '@/guide/read/getGuide'
import { placeholderId } from '@/lib/paths'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  const files = listGeneratedPortraits(getGuide()).map(({ src }) => ({ file: src }))
  // Next.js rejects an empty list. The build removes this file if every candidate has a photograph.
  return files.length > 0 ? files : [{ file: `${placeholderId}.svg` }]
}

/** `/img/{id}.svg`: the placeholder portrait of a candidate without a photograph in `public/img`. */
export async function GET(_request: Request, { params }: RouteContext<'/img/[file]'>) {
  const { file } = await params
  const candidate = listGeneratedPortraits(getGuide()).find(({ src }) => src === file)
  const portrait = drawPortrait(candidate ? getInitials(candidate.name, candidate.sortName) : '')
  return new Response(portrait, { headers: { 'content-type': 'image/svg+xml' } })
}
