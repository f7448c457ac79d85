import type { Page } from 'playwright/test'

/**
 * Records what a reader sees on the next pages, in every frame from the first.
 * @param describe runs in the browser, so it refers to nothing outside itself. A frame without text is ignored.
 * @returns reads the different frames of the page
 */
export async function recordFrames(page: Page, describe: () => string): Promise<() => Promise<readonly string[]>> {
  const content = `
    window.frameTexts = new Set()
    requestAnimationFrame(function record() {
      const text = (${describe})()
      if (text) frameTexts.add(text)
      requestAnimationFrame(record)
    })`
  await page.addInitScript({ content })
  return () => page.evaluate<string[]>('[...frameTexts]')
}
