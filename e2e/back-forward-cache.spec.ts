/** Pages restored from the back/forward cache, which Playwright otherwise turns off. */
import type { Page } from 'playwright/test'
import { getBrowserPath } from '@/lib/cli/chromium'
import { stubAnalytics, viewOf } from './support/analytics'
import { expect, findCandidate, profilePath, test as base } from './support/site'

const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        // The headless shell has no such cache.
        executablePath: getBrowserPath(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
})

// Each worker starts its own browser.
test.describe.configure({ mode: 'default' })

/** Goes back. Playwright's `goBack` waits for a load event, which a restored page does not fire. */
async function goBack(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(path)
}

/** Marks a document to tell it from a new one at the same address. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

test('a restored page reports a page view again', { tag: '@upcoming' }, async ({ page }) => {
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

test(
  'the back button returns to a page that a legacy route led away from',
  { tag: '@upcoming' },
  async ({ page, election }) => {
    const candidate = findCandidate(election)
    const views = await stubAnalytics(page)
    await page.goto('./candidates/')
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#/profile/${candidate.id}`)
    await expect(page).toHaveURL(profilePath(candidate))
    await expect.poll(() => views).toContainEqual(viewOf(`/profile/${candidate.id}`))
    await goBack(page, './candidates/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
