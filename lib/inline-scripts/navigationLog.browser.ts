/** Logs navigation to the console, in development and debug builds only. */
import { toPagePath } from '@/lib/paths'

/** Logs the location, and a profile's experience text, on load, and when a prerendered or cached page is shown. */
export default function logNavigation(): void {
  document.addEventListener('DOMContentLoaded', log)
  document.addEventListener('prerenderingchange', log)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) log()
  })
}

function log(): void {
  // A hidden page is being redirected, and a prerendered page may never be opened.
  if (document.documentElement.hidden || (document as { prerendering?: boolean }).prerendering) return
  console.log('location', toPagePath(location.pathname))
  const experience = document.querySelector('[data-experience]')?.textContent
  if (experience) console.log('experience', experience)
}
