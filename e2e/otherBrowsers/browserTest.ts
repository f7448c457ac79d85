/** The test of the journeys, and expressions that they read pages with. */
import { candidatesOf, hasRaceIndex, type Election } from '../support/election'
import { test as base } from '../support/site'
import { openFirefox } from './firefox'
import { createTab, type Blocked, type Tab } from './tab'
import { openWebKit } from './webkit'

interface Fixtures {
  openBrowser: (blocked?: Blocked) => Promise<Tab>
  toPath: (path: string) => string
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern.
  openBrowser: async ({}, use, testInfo) => {
    const tabs: Tab[] = []
    await use(async (blocked) => {
      const driver = await (testInfo.project.name === 'webkit' ? openWebKit : openFirefox)(blocked)
      tabs.push(createTab(driver))
      return tabs.at(-1)!
    })
    for (const tab of tabs) await tab.driver.close()
  },
  toPath: async ({ address }, use) => use((path) => new URL(path, address).href.slice(new URL(address).origin.length)),
})

export const tag = '@browsers'
export const heading = 'document.querySelector("h1").textContent'
export const note = 'document.querySelector("textarea").value'
export const countChecked = (selector: string) => `document.querySelectorAll('${selector}:checked').length`
export const isPressed = (race: string) =>
  `document.querySelector('button[data-race="${race}"]').ariaPressed === 'true'`
export const shows = (selector: string, text: string) =>
  `[...document.querySelectorAll('${selector}')].some((each) => each.checkVisibility({ visibilityProperty: true }) && each.textContent.includes('${text}'))`
/** React has started once the buttons show. */
export const isStarted = shows('main button', 'Print my ballot')
/** Shows the page as it is printed. The policies of the pages allow no styles, but changes of their own. */
export const printView = `
  for (const { cssRules } of document.styleSheets)
    for (const { media } of cssRules) if (media) media.mediaText = media.mediaText.includes('print') ? 'all' : 'not all'`

/** The race with most candidates after the first, and the last of them with a stance, whose row is far down. */
export function findLowCandidate(election: Election) {
  test.skip(hasRaceIndex(election), 'more than five races')
  const others = election.races
    .slice(1)
    .map((race) => candidatesOf(election, race).filter(({ stances }) => stances.length > 0))
  const candidate = others.toSorted((a, b) => b.length - a.length)[0]?.at(-1)
  test.skip(!candidate, 'one race')
  return candidate!
}
