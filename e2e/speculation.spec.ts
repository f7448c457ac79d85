/** Pages that the browser loads before a reader opens them. */
import type { Page } from 'playwright/test'
import { expect, findCandidate, profilePath, test } from './support/site'

/** Collects the addresses of the pages that the browser has prefetched. */
async function watchPrefetches(page: Page): Promise<string[]> {
  const addresses: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') addresses.push(prefetchUrl)
  })
  await session.send('Preload.enable')
  return addresses
}

test('the next page of the main path is prefetched', async ({ page, election, address }) => {
  const path = profilePath(findCandidate(election, 1))
  const addresses = await watchPrefetches(page)
  await page.goto('./')
  await expect.poll(() => addresses).toEqual([`${address}candidates/`])
  await page.goto(path)
  await expect.poll(() => addresses).toEqual([`${address}candidates/`, new URL(`${path}stance1/`, address).href])
})

test('a link that the pointer is on is prefetched if it leads to a page, not to a file', async ({ page, address }) => {
  const addresses = await watchPrefetches(page)
  await page.goto('./data/')
  for (const file of ['candidates.json', '.csv']) {
    await page.locator(`a[href$="${file}"]`).first().hover()
    await page.waitForTimeout(500)
  }
  expect(addresses).toEqual([])
  await page.getByRole('link', { name: 'Candidates', exact: true }).hover()
  await expect.poll(() => addresses).toEqual([`${address}candidates/`])
})

test('nothing is prefetched for readers who save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) })
  })
  const addresses = await watchPrefetches(page)
  await page.goto('./')
  await page.locator('main a[href*="/candidates/"]').first().hover()
  await page.waitForTimeout(500)
  expect(addresses).toEqual([])
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0)
})
