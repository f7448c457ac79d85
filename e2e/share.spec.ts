/** The button that shares a page. */
import { expect, test } from './support/site'

test('opens the share sheet with the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => {
        document.body.dataset.shared = JSON.stringify(data)
      },
    })
  })
  await page.goto('./candidates/')
  await page.getByRole('button', { name: 'Share this page' }).click()
  const shared = JSON.parse((await page.locator('body').getAttribute('data-shared')) ?? '{}') as ShareData
  expect(shared.title).toBe(await page.title())
  expect(new URL(shared.url ?? '').pathname).toBe(new URL(page.url()).pathname)
})

test('copies the link where there is no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto('./candidates/')
  await page.getByRole('button', { name: 'Share this page' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(new URL(page.url()).pathname)
})
