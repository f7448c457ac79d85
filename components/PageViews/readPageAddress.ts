import { href, toPagePath } from '@/lib/paths'

/** Reported in place of any address that has no page. */
const NOT_FOUND_PATH = '/404'

/** A page's address in the form that is reported, without text that a reader or another site may have added. */
interface PageAddress {
  /** Like `/profile/bears`: without the base path and the trailing slash. `/404` on the not-found page. */
  readonly path: string
  /** The page's address without query and fragment. */
  readonly location: string
  /** Scheme and host of the previous page. Empty if there is none. */
  readonly referrer: string
}

export function readPageAddress(): PageAddress {
  const isNotFound = document.querySelector('[data-not-found]') !== null
  return {
    path: isNotFound ? NOT_FOUND_PATH : toPagePath(location.pathname),
    location: location.origin + (isNotFound ? href(NOT_FOUND_PATH) : location.pathname),
    referrer: toOrigin(document.referrer),
  }
}

/** Apps have referrers such as `android-app://example.mail/`, for which `URL.origin` is "null". */
function toOrigin(referrer: string): string {
  if (referrer === '') return ''
  const { protocol, host } = new URL(referrer)
  return `${protocol}//${host}/`
}
