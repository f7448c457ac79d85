/** Pages that come back whole from the browser's back/forward cache, which Playwright otherwise switches off. */
import type { Page } from 'playwright/test'
import { stubAnalytics, view } from './analytics'
import { expect, test as base } from './site'

const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

test.use({
  out: 'out-configured',
  basePath: '/medford',
  allowed: /^console log:|^elsewhere: https:\/\/www\.googletagmanager\.com/,
})

/** Goes back; Playwright's own `goBack` waits for a load that a page from the cache does not have. */
async function goBack(page: Page, path: string) {
  await page.evaluate(() => history.back())
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
}

/** Marks a page, so that it can be told from a new one at the same address. */
async function mark(page: Page) {
  await page.evaluate(() => Object.assign(window, { marked: true }))
}

async function isMarked(page: Page) {
  return page.evaluate(() => 'marked' in window)
}

test('a page that comes back reports a page view again', async ({ page }) => {
  const views = await stubAnalytics(page)
  await page.goto('./')
  await expect.poll(() => views).toHaveLength(1)
  await mark(page)
  await page.goto('candidates/')
  await expect.poll(() => views).toHaveLength(2)
  await goBack(page, '/medford/')
  await expect.poll(() => views).toEqual([view('/'), view('/candidates'), view('/')])
  expect(await isMarked(page)).toBe(true)
})

test('a page that a legacy route led away from is there again on the way back', async ({ page }) => {
  await stubAnalytics(page)
  await page.goto('candidates/')
  await page.evaluate(() => {
    location.hash = '#/profile/bears'
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zac Bears')
  await goBack(page, '/medford/candidates/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the race buttons of a page that comes back still work', async ({ page }) => {
  await stubAnalytics(page)
  await page.goto('candidates/')
  await page.getByRole('button', { name: 'Mayor' }).click()
  await mark(page)
  await page.goto('corrections/')
  await goBack(page, '/medford/candidates/')
  expect(await isMarked(page)).toBe(true)
  await expect(page.getByRole('region', { name: 'Mayor' })).toBeVisible()
  await page.getByRole('button', { name: 'School Committee' }).click()
  await expect(page.getByRole('region', { name: 'School Committee' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Mayor' })).toHaveCount(0)
})
