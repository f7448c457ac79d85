/** Page views and the console log, in a build that has both. */
import { analyticsComplaints, stubAnalytics, viewOf } from './support/analytics'
import { raceOf } from './support/election'
import { collapse } from './support/outline'
import { raceButton } from './support/raceButton'
import { expect, findCandidate, test } from './support/site'

test.use({ out: 'out-configured', basePath: '/guide', allowed: analyticsComplaints })

test('every location reports one page view with its path and title', async ({ page, election }) => {
  const candidate = findCandidate(election, 2)
  const views = await stubAnalytics(page)
  await page.goto('./')
  await expect.poll(() => views).toEqual([viewOf('/')])
  await page.getByRole('link', { name: 'View Candidates' }).click()
  await expect.poll(() => views).toHaveLength(2)
  for (const name of [election.races.at(-1)?.name, raceOf(election, candidate).name])
    await raceButton(page, name).click()
  await page.getByRole('link', { name: `${candidate.name} ${raceOf(election, candidate).position}` }).click()
  await expect.poll(() => views).toHaveLength(3)
  await page
    .getByRole('region', { name: 'Key stances' })
    .getByRole('heading', { level: 3 })
    .nth(1)
    .getByRole('link')
    .click()
  await expect.poll(() => views).toHaveLength(4)
  await page.waitForTimeout(300)
  const profile = `/profile/${candidate.id}`
  expect(views).toEqual(['/', '/candidates', profile, `${profile}/stance2`].map(viewOf))
})

test('a legacy route reports its page only', async ({ page, election }) => {
  test.skip(!election.legacyRoutes, 'the election has no legacy routes')
  const { id } = findCandidate(election)
  const views = await stubAnalytics(page)
  await page.goto(`./#/profile/${id}`, { waitUntil: 'commit' })
  await expect(page).toHaveURL(`./profile/${id}/`)
  await expect.poll(() => views).toHaveLength(1)
  await page.waitForTimeout(300)
  expect(views).toEqual([viewOf(`/profile/${id}`)])
})

test.describe('at a wrong address', () => {
  test.use({ wrongAddresses: true })

  test('one page view is reported, without the text of the address', async ({ page }) => {
    const views = await stubAnalytics(page)
    await page.goto('./profile/nobody/?name=nobody')
    await expect.poll(() => views).toEqual([viewOf('/404')])
    expect(JSON.stringify(views)).not.toContain('nobody')
  })
})

for (const [name, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)
  test(`nothing is loaded or sent under ${name}`, async ({ page, address }) => {
    await page.addInitScript(([signal, set]) => Object.defineProperty(navigator, signal, { get: () => set }), [
      name,
      value,
    ] as const)
    const views = await stubAnalytics(page)
    const otherOrigins: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(address)) otherOrigins.push(request.url())
    })
    await page.goto('./')
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(300)
    expect(otherOrigins).toEqual([])
    expect(views).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  })

test('with the debug option the console logs the location and the experience text', async ({ page, election }) => {
  const candidate = findCandidate(election)
  await stubAnalytics(page)
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.goto(`./#/profile/${candidate.id}`, { waitUntil: 'commit' })
  await expect.poll(() => messages).toHaveLength(2)
  expect(messages).toEqual([`location /profile/${candidate.id}`, `experience ${collapse(candidate.experience ?? '')}`])
})
