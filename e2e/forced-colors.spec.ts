/** Contrast in forced colors, measured on screenshots: computed styles do not include backgrounds that the browser adds. */
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { faintControls } from './support/controls'
import { pageTypes } from './support/samplePages'
import { expect, test } from './support/site'

/** Contrast of large text according to WCAG. That of the browser's theme is 21. */
const MIN_CONTRAST = 3

interface Box {
  readonly words: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

test.use({ forcedColors: 'active', colorScheme: 'dark' })

test(
  'text and the frames of fields differ from their background on every type of page',
  { tag: '@site' },
  async ({ page, election }) => {
    const invisible: string[] = []
    for (const path of pageTypes(election)) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      invisible.push(...(await faintControls(page)))
      await page.setViewportSize({ width: 1280, height: await page.evaluate(() => document.body.scrollHeight) })
      const boxes = await findTexts(page)
      // Encoding a PNG takes a second.
      const screenshot = sharp(await page.screenshot({ type: 'jpeg', quality: 90 })).greyscale()
      const { data, info } = await screenshot.raw().toBuffer({ resolveWithObject: true })
      expect(boxes.length).toBeGreaterThan(10)
      for (const box of boxes) {
        const contrast = measureContrast(data, info.width, box)
        if (contrast < MIN_CONTRAST) invisible.push(`${path} "${box.words}" ${contrast.toFixed(1)}`)
      }
    }
    expect(invisible).toEqual([])
  },
)

/** The middle of each line of text that is not covered, without the underline. */
function findTexts(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const boxes: Box[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.parentElement?.checkVisibility({ visibilityProperty: true })
        ? (node.textContent?.trim() ?? '')
        : ''
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, top, width, height } of words === '' ? [] : range.getClientRects()) {
        const shown = document.elementFromPoint(left + width / 2, top + height / 2)
        // A period is too small to measure.
        if (width > 8 && height > 8 && shown?.contains(node))
          boxes.push({ words, left, top: top + height / 4, width, height: height / 2 })
      }
    }
    return boxes
  })
}

/** Contrast between the lightest and the darkest pixel. */
function measureContrast(pixels: Buffer, imageWidth: number, { left, top, width, height }: Box): number {
  let [lowest, highest] = [255, 0]
  for (let y = Math.ceil(top); y < Math.floor(top + height); y++)
    for (let x = Math.ceil(left) + 1; x < Math.floor(left + width) - 1; x++) {
      const value = pixels[y * imageWidth + x] ?? 0
      if (value < lowest) lowest = value
      if (value > highest) highest = value
    }
  const [dark = 0, light = 0] = [lowest, highest].map((value) => (value / 255) ** 2.2)
  return (light + 0.05) / (dark + 0.05)
}
