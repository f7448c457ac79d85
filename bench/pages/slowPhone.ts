/** An old phone on a slow connection, as Chromium can act one. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import { watchTraffic, type Traffic } from './networkLog'

/** Milliseconds a round trip, bits a second down and up, and how many times slower than this machine. */
const connection = { roundTrip: 400, down: 1_600_000, up: 750_000 }
const slowdown = 4
const screen = { width: 360, height: 740, scale: 2 }

/** Milliseconds until a new window has come to rest, as the browser on a reader's phone has. */
const SETTLE = 1500

/** The phone in words. */
export const phone = `${connection.roundTrip} ms a round trip, ${connection.down / 1e6} Mbit/s down, ${connection.up / 1e3} kbit/s up; processor ${slowdown} times slower; screen ${screen.width} by ${screen.height}, ${screen.scale} pixels to one`

/**
 * Does something on a phone that has never seen the site.
 * @param scripts stand in every document before its own
 */
export async function onSlowPhone<Found>(
  browser: Browser,
  scripts: readonly string[],
  act: (page: Page, traffic: Traffic) => Promise<Found>,
): Promise<Found> {
  const { width, height, scale } = screen
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
  })
  try {
    await Promise.all(scripts.map((content) => context.addInitScript({ content })))
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const traffic = await watchTraffic(session)
    await sleep(SETTLE)
    await slowDown(session)
    return await act(page, traffic)
  } finally {
    await context.close()
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: connection.roundTrip,
    downloadThroughput: connection.down / 8,
    uploadThroughput: connection.up / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
