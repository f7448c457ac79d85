/** Checks that longer text fits. Runs in `npm run test:slow` only, which builds a site in the pseudo-language. */
import { misplacedText, overflowWidth } from './support/layoutMeasurements'
import { expect, test } from './support/site'

test.use({ wrongAddresses: true })

for (const width of [320, 360])
  test(`no page in the pseudo-language is wider than a window of ${width} px`, async ({ page, paths }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    expect(paths.length).toBeGreaterThan(3)
    for (const path of [...paths, './nowhere/']) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
      await page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
      expect([path, await overflowWidth(page), await misplacedText(page)]).toEqual([path, 0, []])
    }
  })
