import type { Page } from 'playwright/test'
import { expect, test } from './site'

/** Marks each document with whether the way to it was a soft one. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.soft = String(Boolean(viewTransition))
    })
  })
}

/** Whether the way to the next page is a soft one. */
async function followLink(page: Page): Promise<boolean> {
  await noteTransitions(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'View Candidates' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible()
  return (await page.locator('html').getAttribute('data-soft')) === 'true'
}

test('the way from page to page is soft', async ({ page }) => {
  expect(await followLink(page)).toBe(true)
})

for (const [device, signals] of [
  ['an old phone', { deviceMemory: 2 }],
  ['a slow connection', { connection: { effectiveType: '3g' } }],
  ['a reader who saves data', { connection: { effectiveType: '4g', saveData: true } }],
] as const)
  test(`on ${device} it is not, and the next page comes the sooner`, async ({ page }) => {
    await page.addInitScript((set) => {
      for (const [name, value] of Object.entries(set))
        Object.defineProperty(navigator, name, { get: () => value, configurable: true })
    }, signals)
    expect(await followLink(page)).toBe(false)
  })

test('on an old phone it is not, even before a picture has come', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { get: () => 2, configurable: true }))
  await noteTransitions(page)
  // It never comes, so the page never has all of itself.
  await page.route('**/img/**', () => {})
  await page.goto('/profile/bears/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: 'Budget and new revenue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Budget and new revenue' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-soft', 'false')
})

test.describe('for readers who want no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('it is not', async ({ page }) => {
    expect(await followLink(page)).toBe(false)
  })
})
