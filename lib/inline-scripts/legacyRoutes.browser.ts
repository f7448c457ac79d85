/** Turns an address of the former site, such as `/#/profile/bears`, into its page. */
import { href, pagePath, readLegacyRoute } from '@/lib/paths'

/** Follows the route in the address now, and whenever the fragment changes. */
export function followLegacyRoutes(): void {
  followLegacyRoute(location.hash)
  // The event tells the fragment it is about; by now a script may have changed the address again, as Next.js does
  // when it starts.
  addEventListener('hashchange', ({ newURL }) => followLegacyRoute(new URL(newURL).hash))
  // The reader may come back to the page that a route led away from.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) document.documentElement.hidden = false
  })
}

function followLegacyRoute(hash: string): void {
  const route = readLegacyRoute(hash)
  if (route === undefined) return
  if (pagePath(location.pathname) === pagePath(href(route))) {
    // The page is the right one already: only the address is mended, without asking for the page again.
    history.replaceState(history.state, '', location.pathname + location.search)
    return
  }
  // The page under this address is not the one that was asked for, so it is not shown while the other one comes.
  document.documentElement.hidden = true
  location.replace(href(route))
}
