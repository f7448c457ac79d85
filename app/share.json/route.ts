import { listOpenGraphImages } from '@/guide/ask/pages/openGraphImages'
import { getGuide } from '@/guide/read/getGuide'

export const dynamic = 'force-static'

/** `/share.json`: what the images show that link previews use. The build draws them, and deletes this file. */
export function GET() {
  return Response.json(listOpenGraphImages(getGuide()))
}
