/** Tests of pages that are restored from the back/forward cache. */
import type { Page } from 'playwright/test'
import { expect, test as base } from './site'

/** The test of this project, with the back/forward cache, which Playwright otherwise turns off. */
export const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

/** Goes back. Playwright's `goBack` waits for a load event, which a restored page does not fire. */
export async function goBack(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(path)
}

/** Marks a document to tell it from a new one at the same address. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
}

/** True if the document is a marked one, not a new one. */
export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window)
}
