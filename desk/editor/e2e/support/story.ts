/** Steps of somebody who has never seen the editor, with a screenshot of each. */
import { expect, test, type Locator, type Page } from 'playwright/test'
import { overflowWidth } from '@/e2e/support/layoutMeasurements'

/** Counts what the user clicks, and returns the count so far. */
export async function countClicks(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeFunction('reportClick', () => {
    count += 1
  })
  await page.addInitScript(() => addEventListener('pointerdown', () => void Reflect.get(window, 'reportClick')(), true))
  return () => count
}

/** Clicks a field, as users do, and types. */
export async function enter(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.fill(text)
}

/** Takes a screenshot of the window into the folder of the test. Nothing may be cut off. */
export async function look(page: Page, name: string): Promise<void> {
  await expect(page.getByText(/is loading/)).toHaveCount(0, { timeout: 60_000 })
  const { attachments } = test.info()
  const path = test.info().outputPath(`${String(attachments.length + 1).padStart(2, '0')}-${name}.png`)
  await page.screenshot({ path, animations: 'disabled' })
  attachments.push({ name, path, contentType: 'image/png' })
  expect([name, await overflowWidth(page)]).toEqual([name, 0])
}
