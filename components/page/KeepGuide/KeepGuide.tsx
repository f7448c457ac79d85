import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { phrases } from '@/lib/locale/phrases'
import { getCacheName } from '@/lib/offline'
import { href, paths } from '@/lib/paths'
import buttons from '@/components/page/Theme/Buttons.module.css'
import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import { noHtml } from '@/components/page/InlineScript/noHtml'

const script = defineEntryPoint<typeof import('./startKeepGuide.browser')>('components/page/KeepGuide/startKeepGuide')

/** Invisible until a script finds that the browser can keep the guide. The page's policy allows it by `data-keep`. */
export function KeepGuide() {
  return (
    <>
      {/* The script shows it before React hydrates the page. */}
      <p hidden data-keep data-screen suppressHydrationWarning>
        {/* The script adds elements here. */}
        {/* oxlint-disable-next-line react/no-danger */}
        <span suppressHydrationWarning dangerouslySetInnerHTML={noHtml} />
        <button type="button" className={buttons.link} suppressHydrationWarning>
          {phrases.site.keep.button}
        </button>
      </p>
      <InlineScript entry={script} args={[href(paths.keepGuideScript), getCacheName()]} />
    </>
  )
}
