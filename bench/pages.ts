/**
 * `npm run bench:pages`: measures the pages of this site on an emulated slow phone, and compares them with the same pages
 * without scripts. `-- --no-build` uses `out/` as it is.
 */
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, devices, type Browser, type Page } from 'playwright'
import { getGuide } from '@/guide/read/getGuide'
import { buildSite } from '@/lib/cli/buildSite'
import { browserArgs, getBrowserPath } from '@/lib/cli/chromium'
import { runCli } from '@/lib/cli/runCli'
import { paths } from '@/lib/paths'
import { GuideError } from '@/lib/problems'
import { startServer } from '@/lib/server/staticServer'

const ROUNDS = 5
/** Milliseconds for a larger part to be painted after a page has loaded, and for the reader to read. */
const READING_TIME = 2000
/** Largest time of a paint, as a multiple of the time without scripts. Equal pages differ by 0.1. */
const PAINT_BUDGET = 1.2
/** Largest time from a tap to the first paint of the next page, in milliseconds. */
const NEXT_PAGE_BUDGET = 1500

/** A round trip in milliseconds, and throughput in bytes per second. */
const slowNetwork = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 93_750 }

await runCli(async () => {
  if (!process.argv.includes('--no-build')) buildSite({ OUT_DIR: 'out' })
  if (!existsSync('out/index.html'))
    throw new GuideError([{ file: 'out', message: 'No site is here. Run npm run build, or omit --no-build.' }])
  const { candidates, election } = getGuide()
  const candidate = candidates.find(({ stances }) => stances.length > 0)
  if (!candidate) throw new Error('The benchmark measures a stance page, but no candidate has a stance.')
  const journey = [paths.home, paths.candidates, paths.profile(candidate.id), paths.stance(candidate.id, 1)]
  const others = [paths.compareRace(candidate.race), paths.myBallot, paths.howToVote, paths.about, paths.fairness]
  const pages = [...journey, ...others, paths.data, ...(election.results ? [paths.results] : [])]
  const browser = await chromium.launch({ executablePath: getBrowserPath(), args: [...browserArgs] })
  const { address, stop } = await startServer({ folder: 'out', port: 0 })
  const base = address.replace(/\/$/, '')
  const times = new Map<string, { limit: number; values: number[] }>()
  const add = (name: string, limit: number, value: number) => {
    const { values } = times.get(name) ?? { values: [] }
    times.set(name, { limit, values: [...values, value] })
  }
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      console.log(`Round ${round} of ${ROUNDS}`)
      // In turn, so that load on the machine affects both equally.
      for (const page of pages) {
        const own = await measurePaints(browser, base + page, true)
        const bare = await measurePaints(browser, base + page, false)
        add(`${page} first paint / without scripts`, PAINT_BUDGET, own.first / bare.first)
        add(`${page} largest paint / without scripts`, PAINT_BUDGET, own.largest / bare.largest)
      }
      await followLinks(browser, base, journey, (page, time) =>
        add(`${page} as the next page (ms)`, NEXT_PAGE_BUDGET, time),
      )
    }
  } finally {
    await Promise.all([browser.close(), stop()])
  }
  const rows = [...times].map(([name, { limit, values }]) => ({ name, limit, value: findMedian(values) }))
  console.table(Object.fromEntries(rows.map(({ name, value, limit }) => [name, { value, limit, met: value <= limit }])))
  const missed = rows.filter(({ value, limit }) => value > limit)
  for (const { name, value, limit } of missed) console.error(`MISSED ${name}: ${value}, limit ${limit}`)
  if (missed.length > 0) process.exitCode = 1
})

/** Calls a function with a tab of the phone, whose caches and storage are empty. */
async function withPhone<Result>(
  browser: Browser,
  javaScriptEnabled: boolean,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const phone = { ...devices['Moto G4'], viewport: { width: 360, height: 740 } }
  const context = await browser.newContext({ ...phone, javaScriptEnabled })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // A new window is busy.
  await sleep(READING_TIME)
  const result = await use(page)
  await context.close()
  return result
}

/** Times of the first and of the largest contentful paint, in milliseconds. */
async function measurePaints(browser: Browser, url: string, javaScriptEnabled: boolean) {
  return withPhone(browser, javaScriptEnabled, async (page) => {
    await page.goto(url)
    await sleep(READING_TIME)
    return page.evaluate(() => {
      const observer = new PerformanceObserver(() => {})
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN
      return { first, largest: observer.takeRecords().at(-1)?.startTime ?? NaN }
    })
  })
}

/** Follows links from page to page, and calls a function with the time from each tap to the first paint of the next page. */
async function followLinks(
  browser: Browser,
  base: string,
  [start = '', ...pages]: readonly string[],
  report: (page: string, time: number) => void,
): Promise<void> {
  await withPhone(browser, true, async (tab) => {
    await tab.goto(base + start)
    for (const page of pages) {
      await sleep(READING_TIME)
      // A link of another race is hidden.
      const link = tab.locator(`main a[href^="${page}"]`).filter({ visible: true }).first()
      await link.scrollIntoViewIfNeeded()
      await tab.evaluate(() =>
        addEventListener('click', ({ timeStamp }) => (sessionStorage.tap = performance.timeOrigin + timeStamp), true),
      )
      await link.tap({ noWaitAfter: true })
      await tab.waitForURL(base + page + '*')
      report(
        page,
        await tab.evaluate(() => {
          const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN
          return performance.timeOrigin + first - Number(sessionStorage.tap)
        }),
      )
    }
  })
}

function findMedian(values: readonly number[]): number {
  const value = values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN
  return Number(value.toFixed(3))
}
