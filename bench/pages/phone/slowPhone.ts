/** An old phone on a slow connection, emulated by Chromium. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import type { DevTools } from '@/lib/cli/devTools'
import { openPrerenderingTab, type PrerenderingTab } from '@/lib/cli/prerenderingTab'
import { logNetwork, type NetworkLog } from './networkLog'

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

/**
 * Opens a phone with an empty cache that prerenders pages, as Playwright's pages never do.
 * @param initScript runs in every document before its own scripts
 */
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
