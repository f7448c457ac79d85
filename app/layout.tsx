import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { InlineScript } from '@/components/InlineScript/InlineScript'
import '@/components/Theme/theme.css'
import { color } from '@/lib/tokens/tokens'
import { getGuide } from '@/data/load/getGuide'
import { readEnv } from '@/lib/env'
import { debugHeadScript, headScript } from '@/lib/inline-scripts/entryPoints'
import { href, icons, paths } from '@/lib/paths'
import { openGraph } from './metadata'

export function generateMetadata(): Metadata {
  const { title } = getGuide().election
  return {
    title: { template: `%s – ${title}`, default: title },
    openGraph: openGraph(),
    twitter: { card: 'summary_large_image' },
    icons: {
      icon: [
        { url: href(paths.favicon), sizes: '32x32' },
        { url: href(paths.icon), type: 'image/svg+xml' },
      ],
      apple: icons.filter(({ role }) => role === 'apple').map(({ path }) => href(path)),
    },
  }
}

export function generateViewport(): Viewport {
  const schemes = ['light', 'dark'] as const
  return {
    // Said before any style sheet, so that the page is never white in the dark.
    colorScheme: 'light dark',
    themeColor: schemes.map((scheme) => ({
      media: `(prefers-color-scheme: ${scheme})`,
      color: color('page', scheme),
    })),
  }
}

/** The document around every page: language, head script, and page views where they are configured. */
export default async function Layout({ children }: { readonly children: ReactNode }) {
  const { debug, gaId } = readEnv()
  // Asked for only when it is configured, so that without an id no byte of it ships.
  const PageViews = process.env.NEXT_PUBLIC_GA_ID
    ? (await import('@/components/PageViews/PageViews')).PageViews
    : undefined
  return (
    // Scripts mark this element before React starts, if it does.
    <html lang="en" suppressHydrationWarning>
      <head>
        <InlineScript entry={debug ? debugHeadScript : headScript} args={[]} />
      </head>
      <body>
        {children}
        {PageViews && gaId ? <PageViews gaId={gaId} /> : null}
      </body>
    </html>
  )
}
