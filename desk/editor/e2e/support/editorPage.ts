/** Steps that many tests take in the page of the editor. */
import { expect, type Locator, type Page } from 'playwright/test'

export function findNavigation(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Editor' })
}

export async function openCandidate(page: Page, address: string, name: string | RegExp): Promise<void> {
  await page.goto(address)
  await findNavigation(page).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

/** A field of text by its label. */
export function findText(scope: Page | Locator, name: string): Locator {
  return scope.getByRole('textbox', { name, exact: true })
}

/** The page of the guide beside the form. */
export function findPreview(page: Page) {
  return page.frameLocator('iframe[title="Preview of the page"]')
}

/** Saves every change, and waits until nothing is left to save. */
export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Save/ })
  await button.click()
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
  // The button is also disabled while files are written.
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
}
