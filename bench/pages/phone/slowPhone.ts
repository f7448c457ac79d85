/** An old phone on a slow connection, emulated by Chromium. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page, CDPSession } from 'playwright'
import { type DevTools, openPrerenderingTab, type PrerenderingTab } from '@/lib/cli/devTools'
import type { Metrics } from '@/bench/pages/budgets'

const cpuSlowdown = 4
const screen = { width: 360, height: 740, scale: 2 }

/** Milliseconds for a new browser window to become idle. */
const SETTLE_TIME = 1500

/** Round trip in milliseconds, throughput in bytes per second. */
const networkConditions = {
  offline: false,
  latency: 400,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/**
 * Runs a visit on a phone with an empty cache, and returns its result.
 * @param initScript runs in every document before its own scripts
 */
export async function withSlowPhone<Result>(
  browser: Browser,
  initScript: string,
  visit: (page: Page, log: NetworkLog) => Promise<Result>,
): Promise<Result> {
  const { width, height, scale } = screen
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
  })
  try {
    await context.addInitScript({ content: initScript })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const log = await logNetwork(session)
    await sleep(SETTLE_TIME)
    await session.send('Network.emulateNetworkConditions', networkConditions)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    return await visit(page, log)
  } finally {
    await context.close()
  }
}

/** Opens a phone with an empty cache that prerenders pages, as Playwright's pages never do. */
export async function openPrerenderingPhone(devTools: DevTools, initScript: string): Promise<PrerenderingTab> {
  const { width, height, scale } = screen
  const tab = await openPrerenderingTab(devTools, async (send) => {
    await Promise.all([
      send('Page.enable'),
      send('Page.addScriptToEvaluateOnNewDocument', { source: initScript }),
      send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: true }),
      send('Emulation.setTouchEmulationEnabled', { enabled: true }),
      send('Network.enable'),
      send('Network.emulateNetworkConditions', networkConditions),
      send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown }),
    ])
  })
  await sleep(SETTLE_TIME)
  return tab
}

interface Request {
  readonly url: string
  kind: 'page' | 'script' | 'image' | 'prefetch'
  /** Transferred bytes: encoded body and headers. */
  bytes: number
}

/** The requests of a tab so far. */
export type NetworkLog = Awaited<ReturnType<typeof logNetwork>>

/** Milliseconds without network activity that count as idle. */
const IDLE_TIME = 1000
/** Milliseconds. */
const TIMEOUT = 60_000

async function logNetwork(session: CDPSession) {
  const requests = new Map<string, Request>()
  /** Ids of unfinished requests, with the document that made each. */
  const pending = new Map<string, string>()
  const failures: string[] = []
  let lastActivity = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, request: { url }, type }) => {
    lastActivity = Date.now()
    if (!url.startsWith('http')) return
    const kind = type === 'Prefetch' ? 'prefetch' : type === 'Script' ? 'script' : 'page'
    requests.set(requestId, { url, kind, bytes: 0 })
    pending.set(requestId, loaderId)
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId)
    if (!request) return
    if (response.status >= 400) failures.push(`${response.status} ${request.url}`)
    // Requests for icons have another type than requests for images.
    if (response.mimeType.startsWith('image/')) request.kind = 'image'
    // A prefetched response is counted when it is prefetched, not when it is used.
    if (response.fromDiskCache || (response.fromPrefetchCache && request.kind !== 'prefetch'))
      requests.delete(requestId)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastActivity = Date.now()
    pending.delete(requestId)
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  session.on('Network.loadingFailed', ({ requestId, errorText, blockedReason, canceled }) => {
    lastActivity = Date.now()
    pending.delete(requestId)
    if (!canceled) failures.push(`${blockedReason ?? errorText} ${requests.get(requestId)?.url}`)
  })
  // A navigation cancels the requests of the previous document without an event for each.
  session.on('Page.frameNavigated', ({ frame }) => {
    for (const [requestId, document] of pending) if (document !== frame.loaderId) pending.delete(requestId)
  })
  await session.send('Page.enable')
  await session.send('Network.enable')

  /** Resolves after a second without network activity. */
  const waitForIdle = async () => {
    const start = Date.now()
    lastActivity = start
    while (pending.size > 0 || Date.now() - lastActivity < IDLE_TIME) {
      if (Date.now() - start > TIMEOUT)
        throw new Error(`Requests timed out: ${[...pending.keys()].map((id) => requests.get(id)?.url).join(', ')}`)
      await sleep(50)
    }
  }
  /** @throws Error if a request failed */
  const readMetrics = () => {
    if (failures.length > 0) throw new Error(`Requests failed: ${failures.join(', ')}`)
    return summarize([...requests.values()])
  }
  return { waitForIdle, readMetrics }
}

function summarize(requests: readonly Request[]): Metrics {
  const bytesOf = (...kinds: Request['kind'][]) =>
    requests.filter(({ kind }) => kinds.includes(kind)).reduce((total, { bytes }) => total + bytes, 0)
  return {
    scripts: requests.filter(({ kind }) => kind === 'script').length,
    bytes: bytesOf('page', 'script', 'image'),
    pageBytes: bytesOf('page', 'script'),
    scriptBytes: bytesOf('script'),
  }
}
