import { useSyncExternalStore } from 'react'

/** Where a reader of the app is. */
export interface Route {
  /** The parts of the path: `#/profile/bears/` has `profile` and `bears`. */
  readonly parts: readonly string[]
  /** What follows a second `#`: `mayor` in `#/candidates/#mayor`. */
  readonly fragment?: string
}

/** The route in the address, now and whenever it changes. A new page begins at its top. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(follow, () => location.hash)
  const [path = '', fragment] = hash.slice(1).split('#')
  return { parts: path.split('/').filter(Boolean), fragment }
}

function follow(changed: () => void): () => void {
  const go = () => {
    scrollTo(0, 0)
    changed()
  }
  addEventListener('hashchange', go)
  return () => removeEventListener('hashchange', go)
}
