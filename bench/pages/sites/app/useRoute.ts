import { useSyncExternalStore } from 'react'

/** The route in the hash of the address. */
export interface Route {
  /** Segments of the path: `['profile', 'lee']` in `#/profile/lee/`. */
  readonly segments: readonly string[]
  /** Text after a second `#`: `mayor` in `#/candidates/#mayor`. */
  readonly fragment?: string
}

/** Returns the current route, updates it on `hashchange`, and scrolls to the top of each new page. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  const [path = '', fragment] = hash.slice(1).split('#')
  return { segments: path.split('/').filter(Boolean), fragment }
}

function subscribe(notify: () => void): () => void {
  const handleChange = () => {
    scrollTo(0, 0)
    notify()
  }
  addEventListener('hashchange', handleChange)
  return () => removeEventListener('hashchange', handleChange)
}
