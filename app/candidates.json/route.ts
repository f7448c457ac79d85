import { toOpenData } from '@/guide/ask/candidates'
import { getGuide } from '@/guide/read/getGuide'

export const dynamic = 'force-static'

export function GET() {
  return new Response(`${JSON.stringify(toOpenData(getGuide()), undefined, 2)}\n`, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
}
