import { drawIcon } from '@/lib/drawing/drawIcon'

export const dynamic = 'force-static'

/** `/icon.svg`: the icon of a tab. scripts/pictures.ts makes the other forms of it. */
export function GET() {
  return new Response(drawIcon(), { headers: { 'content-type': 'image/svg+xml' } })
}
