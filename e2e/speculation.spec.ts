/** Pages that the browser loads before a reader opens them. */
import type { Page } from 'playwright/test'
import { expect, test } from './support/site'

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  test(
    'only the usual next page is prefetched, and none because a finger scrolls a list',
    { tag: '@site' },
    async ({ page, address, election }) => {
      const addresses = await watchPrefetches(page)
      await page.goto('./')
      await expect.poll(() => addresses).toEqual([`${address}candidates/`])
      test.skip(election.candidates.length === 0, 'no candidates')
      await page.goto('./candidates/')
      await expect(page.locator('script[type="speculationrules"]')).toHaveCount(1)
      const { x, y } = (await page.locator('main ul a:visible').first().boundingBox())!
      const session = await page.context().newCDPSession(page)
      for (const type of ['touchStart', 'touchMove', 'touchEnd'] as const) {
        const position = { x: x + 20, y: type === 'touchStart' ? y + 20 : y - 200 }
        await session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [position] })
      }
      await page.waitForTimeout(500)
      expect(addresses).toEqual([`${address}candidates/`])
    },
  )
})

test(
  'a link that the pointer is on is prefetched if it leads to a page, not to a file',
  { tag: '@site' },
  async ({ page, address }) => {
    const addresses = await watchPrefetches(page)
    await page.goto('./data/')
    for (const file of ['candidates.json', '.csv']) {
      await page.locator(`a[href$="${file}"]`).first().hover()
      await page.waitForTimeout(500)
    }
    expect(addresses).toEqual([])
    await page.getByRole('link', { name: 'Candidates', exact: true }).hover()
    await expect.poll(() => addresses).toEqual([`${address}candidates/`])
  },
)
