/** What can be measured of a page's layout. All of it runs in the page. */
import type { Page } from 'playwright/test'

/** By how many pixels a page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** What can be pressed and is lower or narrower than 24 pixels; of a link in running text, every line counts. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, summary, input, select, textarea')].flatMap((target) => {
      const { width } = target.getBoundingClientRect()
      const lines = [...target.getClientRects()].map((line) => line.height)
      if (lines.length === 0) return []
      const height = Math.min(...lines)
      return width >= 24 && height >= 24 ? [] : [`${target.textContent}: ${width} by ${height}`]
    }),
  )
}

/** Words that stand outside the window, or on other words. */
export async function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines: { text: string; node: Node; rect: DOMRect }[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent?.checkVisibility() || parent.matches('[class*="skip"]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects())
        if (rect.width > 1) lines.push({ text: node.textContent.trim().slice(0, 40), node, rect })
    }
    const outside = lines.filter(({ rect }) => rect.left < -1 || rect.right > innerWidth + 1)
    const over = lines.flatMap((one, index) =>
      lines.slice(index + 1).filter(({ node, rect }) => {
        if (node === one.node) return false
        const wide = Math.min(rect.right, one.rect.right) - Math.max(rect.left, one.rect.left)
        const high = Math.min(rect.bottom, one.rect.bottom) - Math.max(rect.top, one.rect.top)
        // Lines that stand close share what fonts keep free above and below their letters.
        return wide > 2 && high > 0.4 * Math.min(rect.height, one.rect.height)
      }),
    )
    return [...outside, ...over].map(({ text }) => text)
  })
}

/** By how much what had been shown has moved while the page loaded, as browsers sum it up. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const shifts: PerformanceEntry[] = []
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    return shifts.reduce((sum, shift) => sum + (shift as PerformanceEntry & { value: number }).value, 0)
  })
}
