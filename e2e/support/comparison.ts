import type { Page } from 'playwright/test'

/** Chooses the last topic of an open comparison, and returns its id. */
export async function chooseLastTopic(page: Page): Promise<string> {
  const button = page.locator('[data-show-topic]').last()
  await button.click()
  return (await button.getAttribute('data-show-topic')) ?? ''
}
