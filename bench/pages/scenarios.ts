/** The visits that one round makes to a site. Each starts on a phone with an empty cache. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page, Request } from 'playwright'
import { CHOSEN_RACE_KEY } from '@/components/race/RaceSelector/raceSelector.browser'
import type { Guide } from '@/guide/fields/published'
import { bundleScript, defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { pageKinds, type Metrics, type PageKind, type Site, type Visit } from './budgets'
import type { PaintMetrics, Timeline } from './phone/paintMetrics.browser'
import { openPrerenderingPhone, readMetrics, withSlowPhone } from './phone/slowPhone'

/** Milliseconds from a tap until the reader follows the next link. */
const READING_TIME = 4000
/** Milliseconds after the paint within which a page requests what it defers. */
const DEFERRED_TIME = 2000
/** Milliseconds. */
const TIMEOUT = 30_000

/** Script that records when the heading of each page is painted. */
const paintMetrics = defineEntryPoint<typeof import('./phone/paintMetrics.browser')>(
  'bench/pages/phone/paintMetrics.browser.ts',
)
const pressRaceButton = defineEntryPoint<typeof import('./phone/pressRaceButton.browser')>(
  'bench/pages/phone/pressRaceButton.browser.ts',
)

/**
 * Visits the pages that the election has, presses the race button, and follows the main journey from page to page.
 * @throws Error if no candidate has a stance
 */
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
  const visit = async (page: PageKind, script: string, measure: Parameters<typeof withSlowPhone<Metrics>>[2]) =>
    void visits.push({ site, page, metrics: await withSlowPhone(browser, script, measure) })
  for (const page of pageKinds) {
    const route = routes[page]
    if (route !== undefined) await visit(page, recorder, (tab, requests) => openPage(tab, requests, address + route))
  }
  const [first, last] = [races[0], races.at(-1)]
  if (first && last && first !== last)
    await visit('list', bundleScript(pressRaceButton, last.name, first.name), async (tab) => {
      await tab.goto(`${address}candidates/`, { waitUntil: 'networkidle' })
      return { raceButton: await tab.evaluate<number>('window.raceButtonTime') }
    })
  // The baseline has no scripts that prefetch or redirect.
  if (site === 'baseline') return visits
  await visit('profile', recorder, async (tab) => {
    await tab.goto(`${address}#/profile/${candidate.id}`)
    await tab.waitForURL(`${address}${profile}`, { waitUntil: 'networkidle' })
    const { headings } = await tab.evaluate<Timeline>('JSON.parse(sessionStorage.bench)')
    return { strayPaints: Number(election.title in headings) }
  })
  const phone = await openPrerenderingPhone(browser, recorder)
  const readTimeline = () => phone.evaluate<Timeline>('JSON.parse(sessionStorage.bench ?? `{"headings":{}}`)')
  const waitForHeading = (heading?: string) =>
    waitFor(`the heading ${heading}`, async () => {
      // While one page replaces another, there is none to read from.
      const { click, headings } = await readTimeline().catch((): Timeline => ({ headings: {} }))
      const painted = heading === undefined ? Object.values(headings)[0] : headings[heading]
      return painted !== undefined && { click: click ?? painted, painted }
    })
  try {
    await phone.goto(address)
    await waitForHeading()
    await phone.evaluate(`sessionStorage.${CHOSEN_RACE_KEY} = ${JSON.stringify(candidate.race)}`)
    for (const [page, link, heading] of [
      ['landing', 'main a[href$="candidates/"]', 'Candidates'],
      ['list', `main a[href$="${profile}"]`, candidate.name],
      ['profile', 'main a[href$="/stance1/"]', candidate.stances[0]?.title],
    ] as const) {
      await sleep(READING_TIME)
      await phone.tap(link)
      const { click, painted } = await waitForHeading(heading)
      visits.push({ site, page, metrics: { nextPage: painted - click } })
    }
  } finally {
    await phone.close()
  }
  return visits
}

async function openPage(tab: Page, requests: readonly Request[], url: string): Promise<Metrics> {
  await tab.goto(url, { waitUntil: 'networkidle' })
  // On a busy machine, a page may paint after the network is idle.
  await waitFor('anything', () => tab.evaluate<boolean>('window.paintMetrics.largestPaint > 0'))
  await sleep(DEFERRED_TIME)
  return { ...(await readMetrics(requests)), ...(await tab.evaluate<PaintMetrics>('window.paintMetrics')) }
}

async function waitFor<Result>(name: string, read: () => Promise<Result | false>): Promise<Result> {
  const deadline = Date.now() + TIMEOUT
  for (;;) {
    const result = await read()
    if (result !== false) return result
    if (Date.now() > deadline) throw new Error(`The site never painted ${name}.`)
    await sleep(100)
  }
}
