/** Page views and the console log, in a build that has both. */
import { stubAnalytics, viewOf } from './support/analytics'
import { raceOf } from './support/election'
import { collapse } from './support/outline'
import { raceButton } from './support/raceButton'
import { expect, findCandidate, profilePath, test } from './support/site'

test(
  'every location reports one page view with its path and title',
  { tag: '@upcoming' },
  async ({ page, election }) => {
    const candidate = findCandidate(election, 1)
    const views = await stubAnalytics(page)
    await page.goto('./')
    // Who leaves before a page has loaded its scripts is not counted on it.
    await expect.poll(() => views).toHaveLength(1)
    await page.getByRole('link', { name: 'View Candidates' }).click()
    await expect.poll(() => views).toHaveLength(2)
    await raceButton(page, raceOf(election, candidate).name).click()
    await page.getByRole('link', { name: `${candidate.name} ${raceOf(election, candidate).position}` }).click()
    await expect(page).toHaveURL(profilePath(candidate))
    await expect.poll(() => views).toHaveLength(3)
    await page.waitForTimeout(300)
    expect(views).toEqual(['/', '/candidates', `/profile/${candidate.id}`].map(viewOf))
  },
)

for (const [name, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)
  test(`nothing is loaded or sent under ${name}`, { tag: '@upcoming' }, async ({ page, address }) => {
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
    expect([otherOrigins, views]).toEqual([[], []])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  })

test(
  'with the debug option the console logs the location and the experience text',
  { tag: '@upcoming' },
  async ({ page, election }) => {
    const candidate = findCandidate(election)
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    await page.goto(`./#/profile/${candidate.id}`, { waitUntil: 'commit' })
    await expect.poll(() => messages).toHaveLength(2)
    expect(messages).toEqual([
      `location /profile/${candidate.id}`,
      `experience ${collapse(candidate.experience ?? '')}`,
    ])
  },
)
