/** Drives the Firefox of the system through WebDriver BiDi, with Playwright. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { firefox, type LaunchOptions } from 'playwright'
import { listSystemPaths } from '@/lib/cli/chromium'
import type { Blocked, Driver } from './tab'

type Preferences = NonNullable<LaunchOptions['firefoxUserPrefs']>

export const noPageCache: Preferences = { 'browser.sessionhistory.max_total_viewers': 0 }

const blockingPreferences: Readonly<Record<Blocked, Preferences>> = {
  storage: { 'network.cookie.cookieBehavior': 2, 'dom.storage.enabled': false },
  'workers and speculation': {
    'dom.serviceWorkers.enabled': false,
    'dom.workers.enabled': false,
    'network.prefetch-next': false,
    'network.preload': false,
    'network.dns.disablePrefetch': true,
    'network.http.speculative-parallel-limit': 0,
  },
  'the back/forward cache': noPageCache,
}

export function findFirefox(): string | undefined {
  return ['firefox-esr', 'firefox'].flatMap(listSystemPaths).find((path) => existsSync(path))
}

interface Socket {
  send: (this: Socket, message: unknown, ...others: unknown[]) => void
}

/**
 * Lets Playwright drive a Firefox that cannot override media features, like 153, the extended support release. Playwright
 * sends this command for every tab, so the socket sends one without effect in its place.
 */
export function replaceUnknownCommand(): void {
  const { ws } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle') as { ws: { prototype: Socket } }
  const { send } = ws.prototype
  ws.prototype.send = function (message, ...others) {
    const command = /"method":"emulation\.setMediaFeaturesOverride","params":.*\}$/s
    const known =
      typeof message === 'string' ? message.replace(command, '"method":"session.status","params":{}}') : message
    send.call(this, known, ...others)
  }
}

export async function openFirefox(blocked?: Blocked): Promise<Driver> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox(),
    firefoxUserPrefs: blocked ? blockingPreferences[blocked] : {},
  })
  const page = await browser.newPage({ viewport: { width: 1024, height: 730 } })
  // The policies of the pages allow no code in strings, but this is not the page's.
  const evaluate = (body: string, value: unknown) =>
    page.evaluateHandle<HTMLElement>(`(function () { ${body} })(${JSON.stringify(value)})`)
  const findElement = async (body: string, value: unknown) => (await evaluate(body, value)).asElement()!
  return {
    open: async (url) => void (await page.goto(url)),
    run: async (body, value) => (await evaluate(body, value)).jsonValue() as never,
    click: async (body, value) => (await findElement(body, value)).click(),
    type: async (body, value, text) => {
      await (await findElement(body, value)).focus()
      await page.keyboard.type(text)
    },
    pressEnter: () => page.keyboard.press('Enter'),
    setWidth: (width) => page.setViewportSize({ width, height: 730 }),
    close: () => browser.close(),
  }
}
