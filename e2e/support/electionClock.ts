/** The date that a page assumes, and its statements about the election. */
import type { Page } from 'playwright/test'

/** Reads the statements that depend on the date. Empty if the wording is neutral. */
export async function readStatus(page: Page): Promise<string> {
  const notice = page.getByRole('complementary', { name: 'Election status' })
  if (await notice.isVisible()) return ((await notice.textContent()) ?? '').replace(/ Results are.*/, '')
  const row = page.locator('[data-election-status]')
  return (await row.isVisible()) ? (await row.locator('dt, dd').allTextContents()).join(': ') : ''
}

export async function openAt(page: Page, instant: number | string, path = './'): Promise<void> {
  await page.clock.setFixedTime(new Date(instant))
  await page.goto(path)
}

/** Changes the time of an open page, and shows its tab again. */
export async function changeTime(page: Page, instant: number | string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

export const passedMarks = (page: Page) => page.getByText('– Closed').filter({ visible: true })
