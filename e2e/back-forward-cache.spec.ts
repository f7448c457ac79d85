/** Pages restored from the back/forward cache, which Playwright otherwise turns off. */
import { analyticsComplaints, stubAnalytics, viewOf } from './support/analytics'
import { goBack, isMarked, mark, test } from './support/backForwardCache'
import { raceButton } from './support/raceButton'
import { expect, findCandidate, profilePath } from './support/site'

test.use({ out: 'out-configured', basePath: '/guide', allowed: analyticsComplaints })

test('a restored page reports a page view again', async ({ page }) => {
  const views = await stubAnalytics(page)
  await page.goto('./')
  await expect.poll(() => views).toHaveLength(1)
  await mark(page)
  await page.goto('./candidates/')
  await expect.poll(() => views).toHaveLength(2)
  await goBack(page, './')
  await expect.poll(() => views).toEqual([viewOf('/'), viewOf('/candidates'), viewOf('/')])
  expect(await isMarked(page)).toBe(true)
})

test('the back button returns to a page that a legacy route led away from', async ({ page, election }) => {
  test.skip(!election.legacyRoutes, 'the election has no legacy routes')
  const candidate = findCandidate(election)
  const views = await stubAnalytics(page)
  await page.goto('./candidates/')
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/profile/${candidate.id}`)
  await expect(page).toHaveURL(profilePath(candidate))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(candidate.name)
  await expect.poll(() => views).toContainEqual(viewOf(`/profile/${candidate.id}`))
  await goBack(page, './candidates/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the race buttons of a restored page work', async ({ page, election }) => {
  const [, second, third] = election.races.map(({ name }) => name)
  const [, chosen] = election.races
  const views = await stubAnalytics(page)
  await page.goto('./candidates/')
  await raceButton(page, second).click()
  await mark(page)
  await page.goto('./corrections/')
  // A page in the cache would load Google's script without the stub.
  await expect.poll(() => views).toContainEqual(viewOf('/corrections'))
  await goBack(page, `./candidates/#${chosen?.id}`)
  expect(await isMarked(page)).toBe(true)
  await expect(page.getByRole('region', { name: second, exact: true })).toBeVisible()
  await raceButton(page, third).click()
  await expect(page.getByRole('region', { name: third, exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: second, exact: true })).toHaveCount(0)
})
