/** Pages that the browser has before a reader asks for them. */
import type { Page } from 'playwright/test'
import { expect, test } from './site'

/** The paths of the pages that the browser has fetched ahead, as they come. */
async function watchAhead(page: Page): Promise<string[]> {
  const paths: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') paths.push(new URL(prefetchUrl).pathname)
  })
  await session.send('Preload.enable')
  return paths
}

test('the next page of the main path is there before a reader asks for it', async ({ page }) => {
  const ahead = await watchAhead(page)
  await page.goto('/')
  await expect.poll(() => ahead).toEqual(['/candidates/'])
  await page.goto('/profile/bears/')
  await expect.poll(() => ahead).toEqual(['/candidates/', '/profile/bears/stance1/'])
})

test('another page comes when a reader is about to ask for it, and a file does not', async ({ page }) => {
  const ahead = await watchAhead(page)
  await page.goto('/corrections/')
  await page.getByRole('link', { name: 'candidates as JSON' }).hover()
  await page.waitForTimeout(500)
  expect(ahead).toEqual([])
  await page.getByRole('link', { name: 'Candidates', exact: true }).hover()
  await expect.poll(() => ahead).toEqual(['/candidates/'])
})

test('nothing comes ahead for a reader who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) })
  })
  const ahead = await watchAhead(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'School Committee' }).hover()
  await page.waitForTimeout(500)
  expect(ahead).toEqual([])
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0)
})
