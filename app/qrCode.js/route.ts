import { bundleScript, defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { contentTypes } from '@/lib/server/headers'

export const dynamic = 'force-static'

const qrCodeScript = defineEntryPoint<typeof import('@/components/ballot/MyBallot/qrCode.browser')>(
  'components/ballot/MyBallot/qrCode',
)

/** My ballot loads it on demand. */
export function GET() {
  return new Response(bundleScript(qrCodeScript), { headers: { 'content-type': contentTypes.js } })
}
