'use client'

import { GoogleAnalytics, sendGAEvent } from '@next/third-parties/google'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { pagePath, parseLegacyRoute } from '@/lib/paths'
import { allowsPageViews } from './allowsPageViews'
import { suppressAutomaticPageView } from './suppressAutomaticPageView'

interface Props {
  /** Google Analytics 4 id, checked at build. */
  readonly gaId: string
}

const never = () => () => {}

/**
 * Reports one page view for every page that a reader comes to, the browser's back and forward included. Loads and
 * sends nothing under Global Privacy Control or Do Not Track. Renders scripts only.
 */
export function PageViews({ gaId }: Props) {
  const allowed = useSyncExternalStore(never, allowsPageViews, () => false)
  // Layout effects come before the effects with which the scripts below are put in.
  useLayoutEffect(() => {
    if (allowed) suppressAutomaticPageView()
  }, [allowed])
  useEffect(() => {
    if (!allowed) return
    if ('prerendering' in document && document.prerendering)
      document.addEventListener('prerenderingchange', report, { once: true })
    else report()
    addEventListener('pageshow', reportRestored)
    return () => removeEventListener('pageshow', reportRestored)
  }, [allowed])
  return allowed ? <GoogleAnalytics gaId={gaId} /> : null
}

function reportRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) report()
}

function report(): void {
  // A legacy route is about to become its page, which reports itself.
  if (parseLegacyRoute(location.hash) !== undefined) return
  const path = pagePath(location.pathname)
  sendGAEvent('event', 'page_view', { page_path: path, page_title: `Page ${path} hit` })
}
