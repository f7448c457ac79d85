import type { Page } from 'playwright/test'

/**
 * Collects everything that goes wrong on a page, and every request to another origin.
 * @returns lists that grow while the page is open. `missingPages` has the addresses of pages that answered 404.
 */
export function watchPage(page: Page, origin: string): { complaints: string[]; missingPages: string[] } {
  const complaints: string[] = []
  const missingPages: string[] = []
  page.on('response', (response) => {
    if (response.status() < 400) return
    if (response.status() === 404 && response.request().isNavigationRequest()) missingPages.push(response.url())
    else complaints.push(`status ${response.status()}: ${response.url()}`)
  })
  page.on('console', (message) => {
    // The browser logs every missing page, and those are listed already.
    if (!missingPages.includes(message.location().url)) complaints.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page aborts its pending requests.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin)
      complaints.push(`elsewhere: ${request.url()}`)
  })
  return { complaints, missingPages }
}
