/** Controls Chromium through the DevTools Protocol alone, because Playwright turns off prerendering. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { browserArgs } from './chromium'
import { setTimeout as sleep } from 'node:timers/promises'

/** Parameters or result of a command, or parameters of an event. */
// oxlint-disable-next-line typescript/no-explicit-any -- The protocol has hundreds of types.
type Fields = Record<string, any>

type Handle = (params: Fields, sessionId?: string) => void

export type DevTools = ReturnType<typeof launchDevTools>

/** Starts a browser with an empty profile. */
export function launchDevTools(path: string) {
  const profile = mkdtempSync(join(tmpdir(), 'devtools-'))
  const args = [
    ...browserArgs,
    '--headless',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    // Headless Chromium has no mouse: the types of its pointers that can hover, and that are precise.
    '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
    // Requests to other hosts must fail.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ]
  const browser = spawn(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
  const [, , , input, output] = browser.stdio as unknown as [null, null, null, Writable, Readable]
  const replies = new Map<
    number,
    { resolve: (result: Fields) => void; reject: (error: Error) => void; sessionId?: string }
  >()
  const listeners: { readonly method: string; readonly handle: Handle }[] = []
  const exited = new Promise<void>((resolve) => browser.once('exit', () => resolve()))
  let lastId = 0
  let rest = ''

  const endSession = (ended: string) => {
    for (const { sessionId, reject } of replies.values())
      if (sessionId === ended) reject(new Error('The session ended.'))
  }
  const receive = ({ id, method, params, result, error, sessionId }: Fields) => {
    const reply = replies.get(id)
    replies.delete(id)
    if (error) reply?.reject(new Error(error.message))
    else reply?.resolve(result)
    if (method === 'Target.detachedFromTarget') endSession(params.sessionId)
    for (const listener of listeners) if (listener.method === method) listener.handle(params, sessionId)
  }
  output.setEncoding('utf8').on('data', (data: string) => {
    // Every message ends with a null character.
    const messages = (rest + data).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages) receive(JSON.parse(message))
  })

  return {
    /**
     * Sends a command to the browser, or to the target of a session.
     * @throws Error if the browser rejects the command, or the session ends before it has a result
     */
    send: (method: string, params: Fields = {}, sessionId?: string) =>
      new Promise<Fields>((resolve, reject) => {
        const id = ++lastId
        replies.set(id, { resolve, reject, sessionId })
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      }),
    /** Calls a function for every event of a name. */
    on: (method: string, handle: Handle) => void listeners.push({ method, handle }),
    close: async () => {
      browser.kill()
      await exited
      try {
        rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
      } catch {
        // A process of the browser still writes. The system cleans its folder of temporary files.
      }
    },
  }
}

/** Milliseconds from the end of scrolling to the touch of a finger. */
const AIM_TIME = 500
/** Milliseconds from the touch of a finger to its release. A typical tap lasts 70-110 ms. */
const TAP_TIME = 80

type SendToPage = (method: string, params?: Record<string, unknown>) => Promise<unknown>

/** A tab with the page that shows, and pages that are prerendered in the background. */
export type PrerenderingTab = Awaited<ReturnType<typeof openPrerenderingTab>>

/**
 * Opens a tab with empty caches and storage.
 * @param prepare runs for each page, prerendered or not, before the page loads
 */
export async function openPrerenderingTab({ send, on }: DevTools, prepare: (sendToPage: SendToPage) => Promise<void>) {
  const { browserContextId } = await send('Target.createBrowserContext')
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId, forTab: true })
  const { sessionId: tab } = await send('Target.attachToTarget', { targetId, flatten: true })
  const pages: string[] = []
  on('Target.attachedToTarget', async ({ sessionId, targetInfo }, parent) => {
    if (parent !== tab) return
    pages.push(sessionId)
    const sendToPage: SendToPage = (method, params) => send(method, params, sessionId)
    const prepared = targetInfo.type === 'page' ? prepare(sendToPage) : undefined
    await Promise.all([prepared, sendToPage('Runtime.runIfWaitingForDebugger')]).catch((error: unknown) => {
      // The browser may give up a prerendered page at any time.
      if (pages.includes(sessionId)) throw error
    })
  })
  on('Target.detachedFromTarget', ({ sessionId }) => {
    if (pages.includes(sessionId)) pages.splice(pages.indexOf(sessionId), 1)
  })
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, tab)

  const evaluateOn = async (page: string, expression: string) => {
    const { result, exceptionDetails } = await send(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      page,
    )
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  const findShownPage = async () => {
    for (const page of pages) if (await evaluateOn(page, '!document.prerendering').catch(() => false)) return page
    throw new Error('The tab has no page.')
  }
  const sendToShown: SendToPage = async (method, params) => send(method, params, await findShownPage())
  /**
   * Presses a link with a finger, for as long as readers do.
   * @param selector finds the link. The first match that shows is pressed.
   * @throws Error if no match shows
   */
  const tap = async (selector: string) => {
    const page = await findShownPage()
    const point = await evaluateOn(page, `(${findCenter})(${JSON.stringify(selector)})`)
    await sleep(AIM_TIME)
    if (!point) throw new Error(`No link shows that matches ${selector}.`)
    await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }, page)
    await sleep(TAP_TIME)
    // The session may end before the reply, because the page is left.
    await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }, page).catch(() => {})
  }
  return {
    send: sendToShown,
    evaluate: async <Result>(expression: string): Promise<Result> => evaluateOn(await findShownPage(), expression),
    tap,
    /** Returns the number of pages that are prerendered and have loaded. */
    countPrerendered: async () => {
      const isReady = 'document.prerendering && document.readyState === "complete"'
      const states = await Promise.all(pages.map((page) => evaluateOn(page, isReady)))
      return states.filter(Boolean).length
    },
    close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })),
  }
}

/** Source of a function that scrolls to the first match that shows, and returns the middle of its first line. */
const findCenter = `(selector) => {
  const match = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())
  match?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = match?.getClientRects()[0]
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}`
