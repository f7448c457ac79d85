import { drawPortrait, initialsOf } from '@/lib/drawing/drawPortrait'
import { candidatesWithGeneratedPortrait } from '@/data/guide'
import { getGuide } from '@/data/load/getGuide'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  const files = candidatesWithGeneratedPortrait(getGuide()).map(({ src }) => ({ file: src }))
  // Next.js refuses an empty list. Where everyone has a photograph, scripts/build.ts takes this one away.
  return files.length > 0 ? files : [{ file: '_none.svg' }]
}

/** `/img/{id}.svg`: the drawn portrait of a candidate without a photograph, which would lie in `public/img`. */
export async function GET(_request: Request, { params }: RouteContext<'/img/[file]'>) {
  const { file } = await params
  const candidate = candidatesWithGeneratedPortrait(getGuide()).find(({ src }) => src === file)
  const picture = drawPortrait(candidate ? initialsOf(candidate.name, candidate.sortName) : '')
  return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } })
}
