import type { Page } from 'playwright/test'

/** Pixels by which a page is wider than its window. */
export async function overflowWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Controls narrower or lower than 24 pixels. For a link in running text, each line counts. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, summary, input, select, textarea')].flatMap((element) => {
      // A drawing in the label replaces some checkboxes.
      const isReplaced = element instanceof HTMLInputElement && getComputedStyle(element).clipPath !== 'none'
      const target = (isReplaced && element.labels?.[0]) || element
      const { width } = target.getBoundingClientRect()
      const lines = [...target.getClientRects()].map((line) => line.height)
      if (lines.length === 0 || !element.checkVisibility({ visibilityProperty: true })) return []
      const height = Math.min(...lines)
      return width >= 24 && height >= 24 ? [] : [`${target.textContent}: ${width} by ${height}`]
    }),
  )
}

/** Text outside the window or on top of other text. */
export async function misplacedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped = [...document.body.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).clipPath !== 'none',
    )
    /** True for text for assistive technology only. */
    const isClipped = (element: Element) => clipped.some((each) => each.contains(element))
    const scrollers = [...document.querySelectorAll('section[tabindex="0"]')].filter(
      (region) => getComputedStyle(region).overflowX === 'auto',
    )
    /** The box of a table that scrolls on its own. */
    const findScroller = (element: Element | null) => scrollers.find((region) => region.contains(element))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines: { text: string; node: Node; rect: DOMRect }[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }) || isClipped(parent))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // A table that scrolls shows only the text inside its box.
      const end = findScroller(parent)?.getBoundingClientRect().bottom ?? Infinity
      for (const rect of range.getClientRects())
        if (rect.width > 1 && rect.top < end) lines.push({ text: node.textContent.trim().slice(0, 40), node, rect })
    }
    const outside = lines.filter(
      ({ node, rect }) => (rect.left < -1 || rect.right > innerWidth + 1) && !findScroller(node.parentElement),
    )
    const sorted = lines.toSorted((a, b) => a.rect.top - b.rect.top)
    const overlapping = sorted.flatMap((one, index) => {
      let end = index + 1
      while ((sorted[end]?.rect.top ?? Infinity) <= one.rect.bottom) end++
      return sorted.slice(index + 1, end).filter(({ node, rect }) => {
        if (node === one.node) return false
        const width = Math.min(rect.right, one.rect.right) - Math.max(rect.left, one.rect.left)
        const height = Math.min(rect.bottom, one.rect.bottom) - rect.top
        // Boxes of adjacent lines may share the empty space above and below the letters.
        return width > 2 && height > 0.4 * Math.min(rect.height, one.rect.height)
      })
    })
    return [...outside, ...overlapping].map(({ text }) => text)
  })
}

/**
 * Finds text and images that end outside a box that clips them. Runs in the browser, so it refers to nothing outside itself.
 * @returns like `["Ada Alden: 58 px"]`
 */
export function listClipped(): string[] {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const boxes = [...document.body.querySelectorAll('*')].filter((element) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element)
    // A clip path is for text for assistive technology only.
    return /hidden|clip/.test(overflowX + overflowY) && clipPath === 'none' && isVisible(element)
  })
  const measure = (node: Node) => {
    if (node instanceof Element) return node.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  }
  return boxes.flatMap((box) => {
    const { top, right, bottom, left } = box.getBoundingClientRect()
    const nodes = document.createTreeWalker(box, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    const clipped: string[] = []
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement!
      const isContent = node instanceof Element ? node.localName === 'img' : node.textContent!.trim() !== ''
      if (!isContent || !isVisible(element)) continue
      const rect = measure(node)
      const cut = Math.max(top - rect.top, rect.right - right, rect.bottom - bottom, left - rect.left)
      // Text for assistive technology only has a box of one pixel. A line of text may be higher than its box.
      if (rect.width > 1 && rect.height > 1 && cut > 2)
        clipped.push(`${node.textContent!.trim() || (element as HTMLImageElement).alt}: ${Math.round(cut)} px`)
    }
    return clipped
  })
}

/** What has shifted since the page started to load, and from where to where. */
export async function listLayoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const shifts: PerformanceEntry[] = []
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    const describeBox = ({ x, y, width, height }: DOMRect) => `${width} by ${height} px at ${x}, ${y}`
    return shifts.flatMap((shift) => {
      const { sources, value } = shift as LayoutShift
      if (sources.length === 0) return [`${value}: an element that is gone`]
      return sources.map(({ node, previousRect, currentRect }) => {
        const text = node?.textContent?.trim().slice(0, 40)
        return `${value}: ${node?.nodeName} "${text}" from ${describeBox(previousRect)} to ${describeBox(currentRect)}`
      })
    })
  })
}
