import type { Locator, Page } from 'playwright/test'

export function raceButton(page: Page, race: string | undefined): Locator {
  return page.getByRole('button').filter({ hasText: new RegExp(`^${race} (No|\\d+) candidates?$`) })
}
