/** The visits that one round pays to a site, and what each finds. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { bundleScript, entryPoint } from '@/lib/inline-scripts/bundleScript'
import { kinds, type Figures, type Kind, type Site } from './measures'
import { readContent } from './readContent'
import { onSlowPhone } from './slowPhone'
import type { Traffic } from './networkLog'
import type { Paints, Seen } from './paintMetrics.browser'

/** Whose pages are visited, and by which words they are known. */
const candidate = { id: 'bears', name: 'Zac Bears' }
const landingHeading = 'Medford City Elections'
const listHeading = 'Candidates'
const wayToList = 'View Candidates'
const races = { first: 'City Council', other: 'Mayor' }

/** How long a reader looks at the landing page, in milliseconds after it has loaded. */
const LOOK = 3000

const routes: Readonly<Record<Kind, string>> = {
  landing: '',
  list: 'candidates/',
  profile: `profile/${candidate.id}/`,
  stance: `profile/${candidate.id}/stance1/`,
}

const watch = bundleScript(entryPoint<typeof import('./paintMetrics.browser')>('bench/pages/paintMetrics.browser.ts'))
const pressRace = bundleScript(
  entryPoint<typeof import('./pressRaceButton.browser')>('bench/pages/pressRaceButton.browser.ts'),
  races.other,
  races.first,
)

/** What one visit found out about one kind of page. */
export interface Finding {
  readonly kind: Kind
  readonly figures: Figures
  /** Words and pictures of the page, which have to be the same on every site. */
  readonly content?: string
}

/** One round: every kind of page, and what readers do there, each on a phone that has never seen the site. */
export async function visitSite(browser: Browser, site: Site, address: string): Promise<readonly Finding[]> {
  const url = (route: string) => address + (site === 'app' ? `#/${route}` : route)
  const findings: Finding[] = []
  for (const kind of kinds)
    findings.push(
      await onSlowPhone(browser, [watch], async (page, traffic) => {
        const found = await open(page, traffic, kind, url(routes[kind]))
        if (kind !== 'landing') return found
        return { ...found, figures: { ...found.figures, next: await goOn(page, traffic) } }
      }),
    )
  findings.push(await onSlowPhone(browser, [pressRace], (page, traffic) => press(page, traffic, url(routes.list))))
  // Bare HTML knows nothing of former addresses.
  if (site !== 'floor')
    findings.push(await onSlowPhone(browser, [watch], (page, traffic) => follow(page, traffic, address)))
  return findings
}

async function open(page: Page, traffic: Traffic, kind: Kind, url: string): Promise<Finding> {
  await page.goto(url)
  await traffic.idle()
  const { first, largest, largestIsPicture, shift } = await page.evaluate<Paints>('window.paints')
  const figures = {
    ...traffic.figures(),
    firstPaint: first,
    largestPaint: largest,
    largestIsPicture: Number(largestIsPicture),
    shift,
  }
  return { kind, figures, content: await page.evaluate(readContent) }
}

/** @returns how long the reader waits for the next page, in milliseconds from the click to its heading painted */
async function goOn(page: Page, traffic: Traffic): Promise<number> {
  await sleep(Math.max(0, LOOK - (await page.evaluate(sinceLoad))))
  await page.getByRole('link', { name: wayToList }).tap()
  await traffic.idle()
  const { click, headings } = await seen(page)
  return wait(headings[listHeading], click)
}

async function press(page: Page, traffic: Traffic, url: string): Promise<Finding> {
  await page.goto(url)
  await traffic.idle()
  return { kind: 'list', figures: { race: wait(await page.evaluate<number | undefined>('window.raceWorked')) } }
}

async function follow(page: Page, traffic: Traffic, address: string): Promise<Finding> {
  await page.goto(`${address}#/profile/${candidate.id}`)
  await traffic.idle()
  const { start, headings } = await seen(page)
  const legacy = wait(headings[candidate.name], start)
  return { kind: 'profile', figures: { legacy, strayPaints: Number(landingHeading in headings) } }
}

function seen(page: Page): Promise<Seen> {
  return page.evaluate<Seen>('JSON.parse(sessionStorage.bench)')
}

function wait(end: number | undefined, start: number | undefined = 0): number {
  if (end === undefined) throw new Error('A reader would still be waiting: the page did not do what is measured.')
  return end - start
}

function sinceLoad(): number {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return performance.now() - entry!.loadEventEnd
}
