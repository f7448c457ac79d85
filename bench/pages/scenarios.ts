/** The visits that one round makes to a site. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import type { DevTools } from '@/lib/cli/devTools'
import { bundleScript, defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { followJourney, paintMetrics } from './journey'
import type { Metrics, PageKind, Site } from './metrics'
import type { NetworkLog } from './phone/networkLog'
import type { PaintMetrics, Timeline } from './phone/paintMetrics.browser'
import { readContent } from './phone/readContent'
import { withSlowPhone } from './phone/slowPhone'
import type { Subject } from './subject'

/** Pages whose scripts change the text at once, so that it differs from the same page without scripts. */
const changedPages = new Set<PageKind>(['compare', 'myBallot'])
/** Milliseconds. */
const PAINT_TIMEOUT = 30_000

const pressRaceButton = defineEntryPoint<typeof import('./phone/pressRaceButton.browser')>(
  'bench/pages/phone/pressRaceButton.browser.ts',
)

/** Measurements of one visit to one page. */
export interface VisitResult {
  readonly page: PageKind
  readonly metrics: Metrics
  /** Text and images of the page, which must be the same on both sites. */
  readonly content?: string
}

/** Runs every scenario once on a site. Each starts on a phone with an empty cache. */
export async function visitSite(
  browser: Browser,
  devTools: DevTools,
  { site, address }: { readonly site: Site; readonly address: string },
  subject: Subject,
): Promise<readonly VisitResult[]> {
  const { candidate, pages, races, topic } = subject
  const profile = `profile/${candidate.id}/`
  const routes: Readonly<Record<PageKind, string>> = {
    landing: '',
    list: 'candidates/',
    profile,
    stance: `${profile}stance1/`,
    compare: `compare/${candidate.race}/`,
    topics: 'topics/',
    topic: `topics/${topic}/`,
    myBallot: 'my-ballot/',
    howToVote: 'how-to-vote/',
    results: 'results/',
    about: 'about/',
    fairness: 'about/fairness/',
    data: 'data/',
  }
  const urlOf = (page: PageKind) => address + routes[page]
  const recorder = bundleScript(paintMetrics)
  const results: VisitResult[] = []
  for (const kind of pages)
    results.push(await withSlowPhone(browser, recorder, (page, log) => openPage(page, log, kind, urlOf(kind))))
  if (races) {
    const presser = bundleScript(pressRaceButton, races.last, races.first)
    results.push(await withSlowPhone(browser, presser, (page, log) => chooseRace(page, log, urlOf('list'))))
  }
  // The baseline has no scripts that prefetch or redirect.
  if (site === 'site') {
    results.push(...(await followJourney(devTools, address, subject)))
    results.push(await withSlowPhone(browser, recorder, (page, log) => openLegacyRoute(page, log, address, subject)))
  }
  return results
}

async function openPage(page: Page, log: NetworkLog, kind: PageKind, url: string): Promise<VisitResult> {
  await page.goto(url)
  await waitForPaint(page)
  await log.waitForIdle()
  const { largestIsImage, ...paints } = await page.evaluate<PaintMetrics>('window.paintMetrics')
  const metrics = { ...log.readMetrics(), ...paints, largestIsImage: Number(largestIsImage) }
  const content = changedPages.has(kind) ? undefined : await page.evaluate(readContent)
  return { page: kind, metrics, content }
}

/** Waits for the first paint. On a busy machine, a page may paint after the network is idle. */
async function waitForPaint(page: Page): Promise<void> {
  const deadline = Date.now() + PAINT_TIMEOUT
  while (!(await page.evaluate<boolean>('window.paintMetrics.largestPaint > 0'))) {
    if (Date.now() > deadline) throw new Error(`${page.url()} painted nothing in ${PAINT_TIMEOUT / 1000} seconds.`)
    await sleep(50)
  }
}

async function chooseRace(page: Page, log: NetworkLog, url: string): Promise<VisitResult> {
  await page.goto(url)
  await log.waitForIdle()
  const raceButton = duration(0, await page.evaluate<number | undefined>('window.raceButtonTime'))
  return { page: 'list', metrics: { raceButton } }
}

async function openLegacyRoute(
  page: Page,
  log: NetworkLog,
  address: string,
  { title, candidate }: Subject,
): Promise<VisitResult> {
  await page.goto(`${address}#/profile/${candidate.id}`)
  await log.waitForIdle()
  const { start, headings } = await readTimeline(page)
  const legacyRoute = duration(start, headings[candidate.name])
  return { page: 'profile', metrics: { legacyRoute, strayPaints: Number(title in headings) } }
}

function readTimeline(page: Page): Promise<Timeline> {
  return page.evaluate<Timeline>('JSON.parse(sessionStorage.bench)')
}

function duration(start: number | undefined, end: number | undefined): number {
  if (start === undefined || end === undefined) throw new Error('The page never reached the state that is timed.')
  return end - start
}
