import type { Page } from 'playwright/test'

/** Makes storage throw, as browsers do whose readers block it. */
export async function blockStorage(
  page: Page,
  ...names: readonly ('localStorage' | 'sessionStorage')[]
): Promise<void> {
  await page.addInitScript((blocked) => {
    for (const name of blocked)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
  }, names)
}
