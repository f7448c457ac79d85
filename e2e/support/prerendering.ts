/** Tests of prerendering, which Chromium turns off in Playwright's own tabs. */
import type { Browser } from 'playwright'
import { launchBrowser, openPrerenderingTab, type PrerenderingTab } from './prerenderingTab'
import { expect, test as base } from './site'

interface Fixtures {
  /** Opens a page in a new tab. */
  open: (url: string, device?: keyof typeof devices) => Promise<PrerenderingTab>
}

/** Commands that emulate a device. */
const devices = {
  computer: {
    'Emulation.setDeviceMetricsOverride': { width: 1280, height: 740, deviceScaleFactor: 1, mobile: false },
  },
  phone: {
    'Emulation.setDeviceMetricsOverride': { width: 360, height: 740, deviceScaleFactor: 2, mobile: true },
    'Emulation.setTouchEmulationEnabled': { enabled: true },
  },
} as const

/** The test of this project, with a browser that prerenders. */
export const test = base.extend<Fixtures, { prerenderingBrowser: Browser }>({
  prerenderingBrowser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern.
    async ({}, use) => {
      const browser = await launchBrowser()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  open: async ({ prerenderingBrowser }, use) => {
    const tabs: PrerenderingTab[] = []
    await use(async (url, device = 'computer') => {
      const tab = await openPrerenderingTab(prerenderingBrowser, devices[device])
      tabs.push(tab)
      await tab.goto(url)
      await waitUntil(tab, `location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`)
      return tab
    })
    for (const tab of tabs) await tab.close()
  },
})

/** Waits until an expression is true on the page that shows. */
export async function waitUntil(tab: PrerenderingTab, expression: string): Promise<void> {
  // While the page is replaced, there may be none.
  await expect.poll(() => tab.evaluate(expression).catch(() => false)).toBe(true)
}

/** Waits until the page has added its speculation rules. */
export async function waitForRules(tab: PrerenderingTab): Promise<void> {
  await waitUntil(tab, 'document.querySelector("script[type=speculationrules]") !== null')
}

/** Waits until the browser has prerendered the next step of the page. */
export async function waitForPrerendering(tab: PrerenderingTab): Promise<void> {
  await expect.poll(() => tab.countPrerendered().catch(() => 0)).toBe(1)
}

/** Waits until a page shows, and returns true if it was prerendered. */
export async function wasPrerendered(tab: PrerenderingTab, url: string): Promise<boolean> {
  await waitUntil(tab, `location.href === ${JSON.stringify(url)}`)
  return tab.evaluate('performance.getEntriesByType("navigation")[0].activationStart > 0')
}
