/** For development: tells the console where the reader is. Ordinary builds do not contain it. */
import { pagePath } from '@/lib/paths'

/** Logs the location, and on a profile its experience text, on load and when a page is restored. */
export function logNavigation(): void {
  document.addEventListener('DOMContentLoaded', log)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) log()
  })
}

function log(): void {
  // A page on its way to another one is no location of its own.
  if (document.documentElement.hidden) return
  console.log('location', pagePath(location.pathname))
  const experience = document.querySelector('[data-experience]')?.textContent
  if (experience) console.log('experience', experience)
}
