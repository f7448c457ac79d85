/** The visits that one round makes to a site. Each starts on an emulated old phone with a slow connection and empty caches. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { CHOSEN_RACE_KEY } from '@/components/race/RaceSelector/raceSelector.browser'
import type { Guide } from '@/guide/fields/published'
import { openPrerenderingTab, type PrerenderingTab } from '@/lib/cli/prerenderingTab'
import { bundleScript, defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { pageKinds, type Metrics, type PageKind, type Site, type Visit } from './budgets'
import type { PaintMetrics, Timeline } from './paintMetrics.browser'

/** Milliseconds for a new browser window to become idle. */
const SETTLE_TIME = 1500
/** Milliseconds from a tap until the reader follows the next link. */
const READING_TIME = 4000
/** Milliseconds after the paint within which a larger part may be painted. */
const DEFERRED_TIME = 2000
/** Milliseconds. */
const TIMEOUT = 30_000

/** Commands that emulate the phone: its screen, a round trip in milliseconds, throughput in bytes per second, and its CPU. */
const phone = {
  'Emulation.setDeviceMetricsOverride': { width: 360, height: 740, deviceScaleFactor: 2, mobile: true },
  'Emulation.setTouchEmulationEnabled': { enabled: true },
  'Network.enable': {},
  'Network.emulateNetworkConditions': {
    offline: false,
    latency: 400,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  },
  'Emulation.setCPUThrottlingRate': { rate: 4 },
}

const paintMetrics = defineEntryPoint<typeof import('./paintMetrics.browser')>('bench/pages/paintMetrics.browser.ts')
const pressRaceButton = defineEntryPoint<typeof import('./pressRaceButton.browser')>(
  'bench/pages/pressRaceButton.browser.ts',
)

/** Visits the pages that the election has, presses the race button, and follows the main journey from page to page. */
export async function visitSite(
  browser: Browser,
  { site, address }: { readonly site: Site; readonly address: string },
  { election, races, candidates, topics }: Guide,
): Promise<readonly Visit[]> {
  const candidate = candidates.find(({ stances }) => stances.length > 0)
  if (!candidate)
    throw new Error('The benchmark measures a stance page, but no candidate in this election has a stance.')
  const profile = `profile/${candidate.id}/`
  const [topic] = topics
  const routes: Readonly<Record<PageKind, string | undefined>> = {
    landing: '',
    list: 'candidates/',
    profile,
    stance: `${profile}stance1/`,
    compare: topic && `compare/${candidate.race}/`,
    myBallot: 'my-ballot/',
    howToVote: 'how-to-vote/',
    results: election.results && 'results/',
    about: 'about/',
    fairness: 'about/fairness/',
    data: 'data/',
  }
  const recorder = bundleScript(paintMetrics)
  const visits: Visit[] = []
  const add = (page: PageKind, metrics: Metrics) => void visits.push({ site, page, metrics })
  for (const page of pageKinds) {
    const route = routes[page]
    if (route !== undefined)
      await withPhone(browser, recorder, async (tab) => {
        await tab.goto(address + route)
        await waitFor('anything', () => tab.evaluate('(window.paintMetrics?.largestPaint ?? 0) > 0'))
        await sleep(DEFERRED_TIME)
        add(page, await tab.evaluate<PaintMetrics>('window.paintMetrics'))
      })
  }
  const [first, last] = [races[0], races.at(-1)]
  if (first && last && first !== last)
    await withPhone(browser, bundleScript(pressRaceButton, last.name, first.name), async (tab) => {
      await tab.goto(`${address}candidates/`)
      const time = await waitFor('the last race', () => tab.evaluate<number | false>('window.raceButtonTime ?? false'))
      add('list', { raceButton: time })
    })
  // The baseline has no scripts that prefetch.
  if (site === 'baseline') return visits
  await withPhone(browser, recorder, async (tab) => {
    const waitForHeading = (heading?: string) =>
      waitFor(`the heading ${heading}`, async () => {
        const { click, headings } = await tab.evaluate<Timeline>('JSON.parse(sessionStorage.bench)')
        const painted = heading === undefined ? Object.values(headings)[0] : headings[heading]
        return painted !== undefined && { click: click ?? painted, painted }
      })
    await tab.goto(address)
    await waitForHeading()
    await tab.evaluate(`sessionStorage.${CHOSEN_RACE_KEY} = ${JSON.stringify(candidate.race)}`)
    for (const [page, link, heading] of [
      ['landing', 'main a[href$="candidates/"]', 'Candidates'],
      ['list', `main a[href$="${profile}"]`, candidate.name],
      ['profile', 'main a[href$="/stance1/"]', candidate.stances[0]?.title],
    ] as const) {
      await sleep(READING_TIME)
      await tab.tap(link)
      const { click, painted } = await waitForHeading(heading)
      add(page, { nextPage: painted - click })
    }
  })
  return visits
}

/** @param source runs in every document before its own scripts */
async function withPhone(
  browser: Browser,
  source: string,
  visit: (tab: PrerenderingTab) => Promise<void>,
): Promise<void> {
  const recorder = { 'Page.enable': {}, 'Page.addScriptToEvaluateOnNewDocument': { source } }
  const tab = await openPrerenderingTab(browser, { ...recorder, ...phone })
  try {
    await sleep(SETTLE_TIME)
    await visit(tab)
  } finally {
    await tab.close()
  }
}

async function waitFor<Result>(name: string, read: () => Promise<Result | false>): Promise<Result> {
  const deadline = Date.now() + TIMEOUT
  for (;;) {
    // While one page replaces another, there is none to read from.
    const result = await read().catch((): false => false)
    if (result !== false) return result
    if (Date.now() > deadline) throw new Error(`The site never painted ${name}.`)
    await sleep(100)
  }
}
