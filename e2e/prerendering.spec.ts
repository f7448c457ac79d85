/** Pages that the browser renders before a reader opens them. */
import { hasRaceIndex } from './support/election'
import { test, waitForPrerendering, waitForRules, waitUntil, wasPrerendered } from './support/prerendering'
import { expect, findCandidate } from './support/site'

// Each worker starts a browser of its own.
test.describe.configure({ mode: 'default' })

test(
  'the next step is prerendered, and shows the race that was chosen meanwhile',
  { tag: '@site' },
  async ({ open, address, election }) => {
    const tab = await open(address)
    await waitForPrerendering(tab)
    const race = election.races.at(-1)
    await tab.evaluate(`sessionStorage.selectedCandidateType = ${JSON.stringify(race?.id)}`)
    await tab.tap('a[data-main-path]')
    expect(await wasPrerendered(tab, `${address}candidates/`)).toBe(true)
    // The list of many races shows all of them.
    if (!hasRaceIndex(election))
      await waitUntil(tab, `document.documentElement.dataset.race === ${JSON.stringify(race?.id)}`)
  },
)

test('a prerendered page starts React only when it is opened', { tag: '@site' }, async ({ open, address }) => {
  const tab = await open(`${address}about/`)
  await waitForRules(tab)
  await tab.tap('header a[href$="/my-ballot/"]')
  expect(await wasPrerendered(tab, `${address}my-ballot/`)).toBe(true)
  await waitUntil(
    tab,
    'performance.getEntriesByType("resource").some(({ initiatorType }) => initiatorType === "script")',
  )
  const [firstRequest, activation] = await tab.evaluate<number[]>(`[
    Math.min(...performance.getEntriesByType('resource').flatMap((entry) => entry.initiatorType === 'script' ? entry.startTime : [])),
    performance.getEntriesByType('navigation')[0].activationStart,
  ]`)
  expect(firstRequest).toBeGreaterThan(activation ?? Infinity)
})

test('a legacy route that is prerendered leads to its page', { tag: '@site' }, async ({ open, address, election }) => {
  test.skip(!election.legacyRoutes, 'the election has no legacy routes')
  const { id } = findCandidate(election)
  const tab = await open(`${address}about/`)
  await waitForRules(tab)
  await tab.evaluate(
    `document.querySelector('main a').setAttribute('href', ${JSON.stringify(`${address}#/profile/${id}`)})`,
  )
  await tab.tap('main a')
  await waitUntil(tab, `location.pathname.endsWith('/profile/${id}/')`)
  await waitUntil(tab, '!document.documentElement.hidden')
})

test('a prerendered page reports one page view, when it is opened', { tag: '@upcoming' }, async ({ open, address }) => {
  const tab = await open(address)
  await waitForPrerendering(tab)
  await tab.tap('a[data-main-path]')
  expect(await wasPrerendered(tab, `${address}candidates/`)).toBe(true)
  const views = '(window.dataLayer ?? []).flatMap(([, name, view]) => (name === "page_view" ? view.page_path : []))'
  await waitUntil(tab, `${views}.length > 0`)
  expect(await tab.evaluate(views)).toEqual(['/candidates'])
})
