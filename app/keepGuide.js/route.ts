import { bundleScript, defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { languages } from '@/lib/locale/language'
import { getLanguagePath } from '@/lib/locale/languagePath'
import { phrases } from '@/lib/locale/phrases'
import { toTemplates } from '@/lib/locale/slots'
import { contentTypes } from '@/lib/server/headers'

export const dynamic = 'force-static'

const keepGuideScript = defineEntryPoint<typeof import('@/components/KeepGuide/keepGuide.browser')>(
  'components/KeepGuide/keepGuide.browser.ts',
)

/** `/keepGuide.js`: keeps the guide on the device. Its control loads it on demand. */
export function GET() {
  const script = bundleScript(keepGuideScript, toTemplates(phrases.site.keep), languages.map(getLanguagePath))
  return new Response(script, { headers: { 'content-type': contentTypes.js } })
}
