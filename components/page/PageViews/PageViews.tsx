'use client'

import { GoogleAnalytics, sendGAEvent } from '@next/third-parties/google'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { parseLegacyRoute } from '@/lib/paths'
import { allowsPageViews, configurePageViews, readPageAddress } from './pageViews'

interface Props {
  /** Google Analytics 4 id, validated at build time. */
  readonly gaId: string
  /** True if legacy routes redirect to pages, which report themselves. */
  readonly legacyRoutes?: boolean
}

const subscribeToNothing = () => () => {}

/**
 * Reports one page view for each visit to a page, including visits through the browser's history. Loads and sends
 * nothing under Global Privacy Control or Do Not Track. Renders scripts only.
 */
export function PageViews({ gaId, legacyRoutes = false }: Props) {
  const isAllowed = useSyncExternalStore(subscribeToNothing, allowsPageViews, () => false)
  // A layout effect, to run before the effects that insert Google's scripts.
  useLayoutEffect(() => {
    if (isAllowed) configurePageViews()
  }, [isAllowed])
  useEffect(() => {
    if (!isAllowed) return
    const reportPageView = () => {
      const isRedirected = legacyRoutes && parseLegacyRoute(location.hash) !== undefined
      if (isRedirected) return
      const { path, location: address, referrer } = readPageAddress()
      sendGAEvent('event', 'page_view', {
        page_path: path,
        page_title: `Page ${path} hit`,
        page_location: address,
        page_referrer: referrer,
      })
    }
    const reportIfRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reportPageView()
    }
    if ('prerendering' in document && document.prerendering)
      document.addEventListener('prerenderingchange', reportPageView, { once: true })
    else reportPageView()
    addEventListener('pageshow', reportIfRestored)
    return () => removeEventListener('pageshow', reportIfRestored)
  }, [isAllowed, legacyRoutes])
  return isAllowed ? <GoogleAnalytics gaId={gaId} /> : null
}
