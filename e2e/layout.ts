/** The tests of layout, for any site. */
import { layoutShift, lostWords, sidewaysScroll, smallTargets } from './measures'
import { expect, test } from './site'

const widths = [320, 344, 360, 390, 412, 480, 540, 600, 720, 768, 820, 912, 1024, 1152, 1280, 1366, 1440]

/** Every page of a list keeps its words in sight and its targets large, at every width and zoom. */
export function testLayout(paths: readonly string[]): void {
  for (const path of paths)
    test.describe(path.slice(0, 40), () => {
      test.use({ wrongAddresses: true })

      // In one window, since to open one takes longer than to measure a page.
      test('never scrolls sideways or loses a word from 320 to 1440 px, zoomed and with larger text, and its targets are large', async ({
        page,
      }) => {
        await page.goto(path)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          expect([width, await sidewaysScroll(page), await lostWords(page)]).toEqual([width, 0, []])
        }
        const zoom = async (percent: number) =>
          page.setViewportSize({ width: 128_000 / percent, height: 80_000 / percent })
        const style = async (rules: string) =>
          page.evaluate(async (text) => {
            const sheet = await new CSSStyleSheet().replace(text)
            document.adoptedStyleSheets = [sheet]
          }, rules)
        for (const enlarge of [
          () => zoom(200),
          () => zoom(400),
          () => style('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'),
          () => zoom(100),
          () => style(':root { font-size: 200% }'),
          () => style(':root { font-size: 400% }'),
        ]) {
          await enlarge()
          expect([String(enlarge), await sidewaysScroll(page), await lostWords(page)]).toEqual([String(enlarge), 0, []])
        }
        await style('')
        await page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          expect([width, ...(await smallTargets(page))]).toEqual([width])
        }
      })

      test('nothing shifts while it loads, however late the pictures come', async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 640 })
        await page.route(/\/img\//, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 200))
          await route.continue()
        })
        await page.goto(path)
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await page.waitForLoadState('networkidle')
        expect(await layoutShift(page)).toBe(0)
      })
    })
}
