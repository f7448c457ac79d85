import { useSyncExternalStore } from 'react'

/** Width from which `Views.module.css` has columns. */
const query = '(min-width: 64rem)'

/** True if the list of pages and the preview are beside the form. */
export function isWide(): boolean {
  return typeof matchMedia !== 'function' || matchMedia(query).matches
}

/** Renders again when {@link isWide} changes. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide)
}

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => {}
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
