import type { Page } from 'playwright/test'
import { expect, test } from './support/site'

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

test('a view transition leads from page to page', { tag: '@site' }, async ({ page }) => {
  expect(await hasTransition(page)).toBe(true)
})

for (const [readers, options] of [
  ['for readers who prefer less motion', { contextOptions: { reducedMotion: 'reduce' } }],
  ['on a phone', { isMobile: true, hasTouch: true }],
] as const)
  test.describe(readers, () => {
    test.use(options)

    test('there is no transition', { tag: '@site' }, async ({ page }) => {
      expect(await hasTransition(page)).toBe(false)
    })
  })
