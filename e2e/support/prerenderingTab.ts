/**
 * A tab in which Chromium prerenders pages. It never does in Playwright's own tabs: Playwright attaches to pages instead of
 * tabs, and Chromium then turns prerendering off. Here, Playwright only starts the browser and passes messages on.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser } from 'playwright'
import { browserArgs, getBrowserPath } from '@/lib/cli/chromium'

/** Parameters or result of a command of the DevTools Protocol, or parameters of an event. */
// oxlint-disable-next-line typescript/no-explicit-any -- The protocol has hundreds of types.
type Fields = Record<string, any>

/** Milliseconds from the end of scrolling to the touch of a finger. */
const AIM_TIME = 500
/** Milliseconds from the touch of a finger to its release. A typical tap lasts 70-110 ms. */
const TAP_TIME = 80

/** Starts a browser with a back/forward cache and without access to other hosts. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: getBrowserPath(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...browserArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  })
}

export type PrerenderingTab = Awaited<ReturnType<typeof openPrerenderingTab>>

/**
 * Opens a tab with empty caches and storage.
 * @param commands run for each page, prerendered or not, before the page loads; with their parameters
 */
export async function openPrerenderingTab(browser: Browser, commands: Readonly<Record<string, Fields>>) {
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
