import { drawIcon } from '@/lib/drawing/drawings'

export const dynamic = 'force-static'

/** `/icon.svg`: the site's icon. build/images/writeImages.ts converts it to other formats. */
export function GET() {
  return new Response(drawIcon(), { headers: { 'content-type': 'image/svg+xml' } })
}
