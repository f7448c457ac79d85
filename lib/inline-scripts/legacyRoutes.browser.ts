import { BASE_PATH, ELECTION_PATH, parseLegacyRoute } from '@/lib/paths'

export default function followLegacyRoutes(): void {
  followLegacyRoute(location.hash)
  // Uses the event's URL, since another script, such as Next.js's startup, may have changed the address by now.
  addEventListener('hashchange', ({ newURL }) => followLegacyRoute(new URL(newURL).hash))
  // Shows a page again that was hidden by a redirect and restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) document.documentElement.hidden = false
  })
}

function followLegacyRoute(hash: string): void {
  const route = parseLegacyRoute(hash)
  if (!route) return
  const path = BASE_PATH + ELECTION_PATH + route
  if (location.pathname === path) {
    history.replaceState(history.state, '', path + location.search)
  } else {
    // Hides the wrong page until the right one has loaded.
    document.documentElement.hidden = true
    location.replace(path)
  }
}
