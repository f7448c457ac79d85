/** The way of a reader from page to page. */
import { setTimeout as sleep } from 'node:timers/promises'
import { bundleScript, defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { CHOSEN_RACE_KEY } from '@/components/RaceSelector/raceSelector.browser'
import type { DevTools } from '@/lib/cli/devTools'
import type { JourneyPage, Metrics } from './metrics'
import type { Timeline } from './phone/paintMetrics.browser'
import { openPrerenderingPhone } from './phone/slowPhone'
import type { Subject } from './subject'

/** Milliseconds from a tap until the reader follows the next link. */
const READING_TIME = 4000
/** Milliseconds. */
const TIMEOUT = 30_000

/** Script that records when the heading of each page is painted. */
export const paintMetrics = defineEntryPoint<typeof import('./phone/paintMetrics.browser')>(
  'bench/pages/phone/paintMetrics.browser.ts',
)

/** One tap of the journey. */
interface Step {
  readonly page: JourneyPage
  /** Selector of the link. */
  readonly link: string
  /** The `h1` of the next page. */
  readonly heading: string
}

/** Taps from the landing page to the list, a profile and a stance, and measures the time to each next heading. */
export async function followJourney(
  devTools: DevTools,
  address: string,
  { candidate }: Subject,
): Promise<readonly { readonly page: JourneyPage; readonly metrics: Metrics }[]> {
  const steps: readonly Step[] = [
    { page: 'landing', link: 'main a[href$="candidates/"]', heading: 'Candidates' },
    { page: 'list', link: `main a[href$="profile/${candidate.id}/"]`, heading: candidate.name },
    { page: 'profile', link: 'main a[href$="/stance1/"]', heading: candidate.stances[0]?.title ?? '' },
  ]
  const phone = await openPrerenderingPhone(devTools, bundleScript(paintMetrics))
  const readTimeline = () => phone.evaluate<Timeline>('JSON.parse(sessionStorage.bench ?? `{"headings":{}}`)')
  const waitForHeading = async (heading?: string) => {
    const deadline = Date.now() + TIMEOUT
    for (;;) {
      // While one page replaces another, there is none to read from.
      const { click, headings } = await readTimeline().catch((): Timeline => ({ start: 0, headings: {} }))
      const painted = heading === undefined ? Object.values(headings)[0] : headings[heading]
      if (painted !== undefined) return { click: click ?? painted, painted }
      if (Date.now() > deadline) throw new Error(`The site never painted the heading ${heading}.`)
      await sleep(100)
    }
  }
  try {
    await phone.send('Page.navigate', { url: address })
    await waitForHeading()
    await phone.evaluate(`sessionStorage.${CHOSEN_RACE_KEY} = ${JSON.stringify(candidate.race)}`)
    const results = []
    for (const { page, link, heading } of steps) {
      await sleep(READING_TIME)
      await phone.tap(link)
      const { click, painted } = await waitForHeading(heading)
      results.push({ page, metrics: { nextPage: painted - click } })
    }
    return results
  } finally {
    await phone.close()
  }
}
