import { fileHref, toPagePath } from '@/lib/paths'

/** Reported in place of any address that has no page. */
const NOT_FOUND_PATH = '/404'

/** The page's address in the form that is reported, without text that a reader or another site may have added. */
export function readPageAddress() {
  const isNotFound = document.querySelector('[data-not-found]') !== null
  return {
    /** Like `/profile/bears`: without the base path and the trailing slash. `/404` on the not-found page. */
    path: isNotFound ? NOT_FOUND_PATH : toPagePath(location.pathname),
    /** Without query and fragment. */
    location: location.origin + (isNotFound ? fileHref(NOT_FOUND_PATH) : location.pathname),
    /** Scheme and host of the previous page. Empty if there is none. */
    referrer: toOrigin(document.referrer),
  }
}

/** Apps have referrers such as `android-app://example.mail/`, for which `URL.origin` is "null". */
function toOrigin(referrer: string): string {
  if (referrer === '') return ''
  const { protocol, host } = new URL(referrer)
  return `${protocol}//${host}/`
}

/**
 * Settings for the `config` command. The address applies to every event that GA4 sends by itself, such as a click on a
 * link to another site. By default it includes the query and the previous page's full address.
 */
function buildSettings() {
  const { location, referrer } = readPageAddress()
  return {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_location: location,
    page_referrer: referrer,
  }
}

/**
 * Turns off the page view that GA4 sends when it is configured, and sets the address that it reports.
 * `@next/third-parties` has no option for this, so this creates the `dataLayer` queue first, with a `push` method that
 * changes the `config` command and then removes itself. Does nothing if the queue exists.
 */
export function configurePageViews(): void {
  const page = window as { dataLayer?: ArrayLike<unknown>[] }
  if (page.dataLayer) return
  const queue: ArrayLike<unknown>[] = []
  page.dataLayer = queue
  queue.push = (...commands) => {
    const changedCommands = commands.map((command) => {
      if (command[0] !== 'config') return command
      Reflect.deleteProperty(queue, 'push')
      return toArguments('config', command[1], { ...(command[2] as object | undefined), ...buildSettings() })
    })
    return Array.prototype.push.apply(queue, changedCommands)
  }
}

/** Returns the `arguments` object of the call. gtag.js ignores arrays in the queue. */
function toArguments(..._command: unknown[]): ArrayLike<unknown> {
  // oxlint-disable-next-line prefer-rest-params
  return arguments
}

/** True unless the browser sends Global Privacy Control or Do Not Track. */
export function allowsPageViews(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl !== true && doNotTrack !== '1' && doNotTrack !== 'yes'
}
