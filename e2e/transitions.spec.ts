import type { Page } from 'playwright/test'
import { expect, findCandidate, profilePath, test } from './support/site'

/** Marks every document that is revealed with whether a view transition leads to it. */
async function markTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.transition = String(Boolean(viewTransition))
    })
  })
}

/** Follows a link from the landing page; returns true if a view transition leads to the list. */
async function hasTransition(page: Page): Promise<boolean> {
  await markTransitions(page)
  await page.goto('./')
  await page.getByRole('link', { name: 'View Candidates' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible()
  return (await page.locator('html').getAttribute('data-transition')) === 'true'
}

test('a view transition leads from page to page', async ({ page }) => {
  expect(await hasTransition(page)).toBe(true)
})

for (const [device, signals] of [
  ['an old phone', { deviceMemory: 2 }],
  ['a slow connection', { connection: { effectiveType: '3g' } }],
  ['a device that saves data', { connection: { effectiveType: '4g', saveData: true } }],
] as const)
  test(`on ${device} there is no transition`, async ({ page }) => {
    await page.addInitScript((set) => {
      for (const [name, value] of Object.entries(set))
        Object.defineProperty(navigator, name, { get: () => value, configurable: true })
    }, signals)
    expect(await hasTransition(page)).toBe(false)
  })

test('on an old phone there is no transition, even before the images have loaded', async ({ page, election }) => {
  const candidate = findCandidate(election, 1)
  await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { get: () => 2, configurable: true }))
  await markTransitions(page)
  // Images never load, so the page never fires its load event.
  await page.route('**/img/**', () => {})
  await page.goto(profilePath(candidate), { waitUntil: 'domcontentloaded' })
  await page.getByRole('region', { name: 'Key Stances' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(candidate.stances[0]?.title ?? '')
  await expect(page.locator('html')).toHaveAttribute('data-transition', 'false')
})

test.describe('for readers who prefer less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('there is no transition', async ({ page }) => {
    expect(await hasTransition(page)).toBe(false)
  })
})
