import { bundleScript, defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { getLanguagePath, language, languages } from '@/lib/locale/language'
import { findFormats } from '@/lib/locale/languages'
import { phrases } from '@/lib/locale/phrases'
import { toTemplates } from '@/lib/locale/slots'
import { contentTypes } from '@/lib/server/headers'

export const dynamic = 'force-static'

const keepGuideScript = defineEntryPoint<typeof import('@/components/page/KeepGuide/keepGuide.browser')>(
  'components/page/KeepGuide/keepGuide',
)

/** `/keepGuide.js`: keeps the guide on the device. Its control loads it on demand. */
export function GET() {
  const text = toTemplates(phrases.site.keep)
  const script = bundleScript(keepGuideScript, text, languages.map(getLanguagePath), findFormats(language))
  return new Response(script, { headers: { 'content-type': contentTypes.js } })
}
