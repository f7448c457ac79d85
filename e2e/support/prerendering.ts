/**
 * Tests of prerendering. Chromium never prerenders in Playwright's own tabs: Playwright attaches to pages instead of tabs.
 * Here, Playwright only starts the browser and passes messages on.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser } from 'playwright'
import { browserArgs, getBrowserPath } from '@/lib/cli/chromium'
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
      const args = [...browserArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']
      const browser = await chromium.launch({ executablePath: getBrowserPath(), args })
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

/** Parameters or result of a command of the DevTools Protocol, or parameters of an event. */
// oxlint-disable-next-line typescript/no-explicit-any -- The protocol has hundreds of types.
type Fields = Record<string, any>

/** Milliseconds from the end of scrolling to the touch of a finger. */
const AIM_TIME = 500
/** Milliseconds from the touch of a finger to its release. A typical tap lasts 70-110 ms. */
const TAP_TIME = 80

type PrerenderingTab = Awaited<ReturnType<typeof openPrerenderingTab>>

/**
 * Opens a tab with empty caches and storage.
 * @param commands run for each page, prerendered or not, before the page loads; with their parameters
 */
async function openPrerenderingTab(browser: Browser, commands: Readonly<Record<string, Fields>>) {
  const root = await browser.newBrowserCDPSession()
  const { browserContextId } = await root.send('Target.createBrowserContext')
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId, forTab: true })
  // A flat session would send its events to Playwright, which has none with its id.
  const { sessionId: tab } = await root.send('Target.attachToTarget', { targetId, flatten: false })
  const replies = new Map<number, { readonly page?: string; readonly settle: (reply: Fields) => void }>()
  /** Sessions of the page that shows, and of those that are prerendered. */
  const pages = new Set<string>()
  let lastId = 0

  const send = async (method: string, params: Fields = {}, page?: string): Promise<Fields> => {
    const id = ++lastId
    const reply = new Promise<Fields>((settle) => replies.set(id, { page, settle }))
    const message = JSON.stringify({ id, method, params, sessionId: page })
    await root.send('Target.sendMessageToTarget', { sessionId: tab, message })
    const { result, error } = await reply
    if (error) throw new Error(error.message)
    return result
  }
  const prepare = async (page: string, type: string) => {
    const replyPromises = Object.entries(type === 'page' ? commands : {}).map(([method, params]) =>
      send(method, params, page),
    )
    await Promise.all([...replyPromises, send('Runtime.runIfWaitingForDebugger', {}, page)]).catch((error: unknown) => {
      // The browser may give up a prerendered page at any time.
      if (pages.has(page)) throw error
    })
  }
  root.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    if (from !== tab) return
    const { id, method, params, ...reply }: Fields = JSON.parse(message)
    replies.get(id)?.settle(reply)
    replies.delete(id)
    if (method === 'Target.attachedToTarget') {
      pages.add(params.sessionId)
      void prepare(params.sessionId, params.targetInfo.type)
    }
    if (method !== 'Target.detachedFromTarget') return
    pages.delete(params.sessionId)
    for (const { page, settle } of replies.values())
      if (page === params.sessionId) settle({ error: { message: 'The page is gone.' } })
  })
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true })

  const evaluateOn = async (page: string, expression: string) => {
    const parameters = { expression, awaitPromise: true, returnByValue: true }
    const { result, exceptionDetails } = await send('Runtime.evaluate', parameters, page)
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  const findShownPage = async () => {
    for (const page of pages) if (await evaluateOn(page, '!document.prerendering').catch(() => false)) return page
    throw new Error('The tab has no page.')
  }
  return {
    goto: async (url: string) => void (await send('Page.navigate', { url }, await findShownPage())),
    evaluate: async <Result>(expression: string): Promise<Result> => evaluateOn(await findShownPage(), expression),
    /**
     * Presses the first match that shows with a finger, for as long as readers do.
     * @throws Error if none shows
     */
    tap: async (selector: string) => {
      const page = await findShownPage()
      const point = await evaluateOn(page, `(${findCenter})(${JSON.stringify(selector)})`)
      await sleep(AIM_TIME)
      if (!point) throw new Error(`No link shows that matches ${selector}.`)
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }, page)
      await sleep(TAP_TIME)
      // The page may be left before the reply.
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }, page).catch(() => {})
    },
    countPrerendered: async () => {
      const isReady = 'document.prerendering && document.readyState === "complete"'
      const states = await Promise.all([...pages].map((page) => evaluateOn(page, isReady)))
      return states.filter(Boolean).length
    },
    close: async () => void (await root.send('Target.disposeBrowserContext', { browserContextId })),
  }
}

/** Source of a function that scrolls to the first match that shows, and returns the middle of its first line. */
const findCenter = `(selector) => {
  const match = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())
  match?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = match?.getClientRects()[0]
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}`
