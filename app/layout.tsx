import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import '@/components/page/Theme/theme.css'
import { getColor } from '@/lib/tokens/tokens'
import { getGuide } from '@/guide/read/getGuide'
import { getSchedule } from '@/guide/ask/schedule'
import { readEnv } from '@/lib/env'
import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { headScript, legacyRoutesScript, navigationLogScript } from '@/lib/inline-scripts/entryPoints'
import { buildSpeculationRules } from '@/lib/inline-scripts/speculationRules'
import { language, languages } from '@/lib/locale/language'
import { isMirrored } from '@/lib/locale/direction'
import { untagText } from '@/lib/locale/taggedText'
import { href, icons, paths, sharedHref } from '@/lib/paths'
import { buildOpenGraph } from './metadata'

const electionClockScript = defineEntryPoint<
  typeof import('@/components/election/ElectionStatus/electionClock.browser')
>('components/election/ElectionStatus/electionClock')

const { script = 'Latn' } = new Intl.Locale(language).maximize()

/**
 * Class of the root element for the styles of a script other than Latin: its code in ISO 15924, like `arab` or `hans`.
 * A class, because the build drops the styles of classes that a page lacks.
 */
const scriptClass = script === 'Latn' ? undefined : script.toLowerCase()

export function generateMetadata(): Metadata {
  const title = untagText(getGuide().election.title)
  return {
    title: { template: `%s – ${title}`, default: title },
    openGraph: buildOpenGraph(),
    twitter: { card: 'summary_large_image' },
    manifest: href(paths.manifest),
    icons: {
      icon: [
        { url: sharedHref(paths.favicon), sizes: '32x32' },
        { url: sharedHref(paths.icon), type: 'image/svg+xml' },
      ],
      apple: icons.filter(({ purpose }) => purpose === 'apple').map(({ path }) => sharedHref(path)),
    },
  }
}

export function generateViewport(): Viewport {
  // Browsers take the first that matches.
  return {
    themeColor: [
      { media: '(prefers-color-scheme:dark)', color: getColor('page', 'dark') },
      { color: getColor('page', 'light') },
    ],
  }
}

/** The document of every page: language, state of the election, head scripts and, if configured, page views. */
export default async function Layout({ children }: { readonly children: ReactNode }) {
  const { basePath, debug, gaId } = readEnv()
  const guide = getGuide()
  const { results, legacyRoutes } = guide.election
  // The former site had one language.
  const followsRoutes = (guide.site?.hasLegacyRoutes ?? legacyRoutes) && language === languages[0]
  // Next.js inlines this variable, so none of this code ships without an id.
  const PageViews = process.env.NEXT_PUBLIC_GA_ID
    ? (await import('@/components/page/PageViews/PageViews')).PageViews
    : undefined
  return (
    // Inline scripts set attributes of this element before React hydrates it.
    <html
      lang={language}
      dir={isMirrored ? 'rtl' : undefined}
      className={[scriptClass, results ? '' : 'clock'].filter(Boolean).join(' ') || undefined}
      suppressHydrationWarning
    >
      <head>
        {followsRoutes ? <InlineScript entry={legacyRoutesScript} args={[]} /> : null}
        <InlineScript entry={headScript} args={[]} canWait />
        {results ? null : <InlineScript entry={electionClockScript} args={[getSchedule(guide)]} />}
        {debug ? <InlineScript entry={navigationLogScript} args={[]} /> : null}
      </head>
      <body>
        {children}
        {/* Inert until the head script adds them. Safe: no part of them is content. */}
        <template
          // oxlint-disable-next-line react/no-danger
          dangerouslySetInnerHTML={{
            __html: `<script type="speculationrules">${buildSpeculationRules(basePath)}</script>`,
          }}
        />
        {PageViews && gaId ? <PageViews gaId={gaId} legacyRoutes={followsRoutes} /> : null}
      </body>
    </html>
  )
}
