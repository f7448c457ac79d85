/** What every page says of itself and of the site around it. */
import { guide } from './load'
import { readOptions } from './options'
import { href } from './paths'

/** What every page hands to its frame. `updated` is when what it shows last changed, `YYYY-MM-DD`. */
export function pageFrame(updated: string) {
  return { election: guide().election, updated, countsPageViews: readOptions().gaId !== undefined }
}

/** A page's description and, when the site's address is configured, its canonical address. */
export function pageMetadata(path: string, description: string) {
  return { description, alternates: { canonical: siteAddress(path) } }
}

/** The full address of a path; `undefined` when the site's address is not configured. */
export function siteAddress(path: string): string | undefined {
  const { siteUrl, basePath } = readOptions()
  return siteUrl && siteUrl + href(path, basePath)
}
