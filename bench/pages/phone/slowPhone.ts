/** An old phone on a slow connection, emulated by Chromium. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page, Request } from 'playwright'
import { openPrerenderingTab, type PrerenderingTab } from '@/lib/cli/prerenderingTab'
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
 * @param visit gets the page, and its requests so far
 */
export async function withSlowPhone<Result>(
  browser: Browser,
  initScript: string,
  visit: (page: Page, requests: readonly Request[]) => Promise<Result>,
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
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await sleep(SETTLE_TIME)
    await session.send('Network.emulateNetworkConditions', networkConditions)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    return await visit(page, requests)
  } finally {
    await context.close()
  }
}

/** Opens a phone with an empty cache that prerenders pages. */
export async function openPrerenderingPhone(browser: Browser, initScript: string): Promise<PrerenderingTab> {
  const { width, height, scale } = screen
  const tab = await openPrerenderingTab(browser, {
    'Page.enable': {},
    'Page.addScriptToEvaluateOnNewDocument': { source: initScript },
    'Emulation.setDeviceMetricsOverride': { width, height, deviceScaleFactor: scale, mobile: true },
    'Emulation.setTouchEmulationEnabled': { enabled: true },
    'Network.enable': {},
    'Network.emulateNetworkConditions': networkConditions,
    'Emulation.setCPUThrottlingRate': { rate: cpuSlowdown },
  })
  await sleep(SETTLE_TIME)
  return tab
}

/**
 * Returns the number of scripts and the bytes that a page requested, after it has loaded. Prefetched pages do not count.
 * @throws Error if a request failed
 */
export async function readMetrics(requests: readonly Request[]): Promise<Metrics> {
  const loaded = await Promise.all(
    requests.map(async (request) => {
      const response = await request.response()
      if (!response?.ok()) throw new Error(`The request failed: ${request.url()}`)
      const { responseHeadersSize, responseBodySize } = await request.sizes()
      return {
        isPrefetch: 'sec-purpose' in (await request.allHeaders()),
        isScript: request.resourceType() === 'script',
        // Requests for icons have another type than requests for images.
        isImage: response.headers()['content-type']?.startsWith('image/') ?? false,
        bytes: responseHeadersSize + responseBodySize,
      }
    }),
  )
  const own = loaded.filter(({ isPrefetch }) => !isPrefetch)
  const scripts = own.filter(({ isScript }) => isScript)
  const pages = own.filter(({ isImage }) => !isImage)
  const sum = (parts: typeof own) => parts.reduce((total, { bytes }) => total + bytes, 0)
  return { scripts: scripts.length, bytes: sum(own), pageBytes: sum(pages), scriptBytes: sum(scripts) }
}
