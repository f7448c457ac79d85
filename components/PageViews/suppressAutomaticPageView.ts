/**
 * GA4 sends a page view of its own when it is configured, and @next/third-parties offers no way to say no. So the
 * queue that it writes to is given a `push` that adds the setting to the `config` command, and then steps aside.
 */
export function suppressAutomaticPageView(): void {
  const page = window as { dataLayer?: ArrayLike<unknown>[] }
  if (page.dataLayer) return
  const queue: ArrayLike<unknown>[] = []
  page.dataLayer = queue
  queue.push = (...commands) => {
    const changed = commands.map((command) => {
      if (command[0] !== 'config') return command
      Reflect.deleteProperty(queue, 'push')
      return asArguments('config', command[1], { ...(command[2] as object | undefined), ...onlyOurs })
    })
    return Array.prototype.push.apply(queue, changed)
  }
}

const onlyOurs = {
  send_page_view: false,
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
}

/** gtag.js reads only `arguments` objects from the queue, not arrays. */
function asArguments(..._command: unknown[]): ArrayLike<unknown> {
  // oxlint-disable-next-line prefer-rest-params
  return arguments
}
