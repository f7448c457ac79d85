const configOverrides = {
  send_page_view: false,
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
}

/**
 * Turns off the page view that GA4 sends when it is configured. `@next/third-parties` has no option for this, so this
 * creates the `dataLayer` queue first, with a `push` method that changes the `config` command and then removes itself.
 * Does nothing if the queue exists.
 */
export function suppressAutomaticPageView(): void {
  const page = window as { dataLayer?: ArrayLike<unknown>[] }
  if (page.dataLayer) return
  const queue: ArrayLike<unknown>[] = []
  page.dataLayer = queue
  queue.push = (...commands) => {
    const changedCommands = commands.map((command) => {
      if (command[0] !== 'config') return command
      Reflect.deleteProperty(queue, 'push')
      return toArguments('config', command[1], { ...(command[2] as object | undefined), ...configOverrides })
    })
    return Array.prototype.push.apply(queue, changedCommands)
  }
}

/** Returns the `arguments` object of the call. gtag.js ignores arrays in the queue. */
function toArguments(..._command: unknown[]): ArrayLike<unknown> {
  // oxlint-disable-next-line prefer-rest-params
  return arguments
}
