/** The header on a phone, where a button opens the navigation without a script. */
import type { Page } from 'playwright/test'
import { comparedRaces } from './support/election'
import { expect, test } from './support/site'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const findMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).tap()

test('takes at most 72 px, with the line that the election is over', async ({ page }) => {
  for (const path of ['./', './candidates/', './results/']) {
    await page.goto(path)
    const { height, y } = (await page.getByRole('banner').boundingBox())!
    expect([path, height + y <= 72]).toEqual([path, true])
    await expect(page.getByText('This election is over.')).toBeVisible({ visible: y > 0 })
  }
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, allowed: /^failed: .*\.js csp$/ })

    test('the button opens the links, each tall enough for a finger', async ({ page, election }) => {
      await page.goto('./candidates/')
      await expect(findMenu(page)).toBeHidden()
      await openMenu(page)
      const links = findMenu(page).getByRole('link')
      await expect(links).toHaveCount(comparedRaces(election).length > 0 ? 5 : 4)
      for (const link of await links.all()) {
        await expect(link).toBeInViewport({ ratio: 1 })
        expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
      }
      await expect(links.first()).toHaveAttribute('aria-current', 'page')
      await links.last().tap()
      await expect(page).toHaveURL(/\/about\/$/)
    })
  })

test(
  'the keyboard opens the links, and Escape closes them and returns to the button',
  { tag: '@firefox' },
  async ({ page }) => {
    await page.goto('./candidates/')
    await page.getByRole('button', { name: 'Menu' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(findMenu(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(findMenu(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  },
)

test.describe('without popovers', () => {
  // The policy of a page allows only its own styles.
  test.use({ bypassCSP: true })

  test('the links are in rows', async ({ page, plain }) => {
    test.skip(plain, 'the styles are in other files')
    // The styles that such a browser does not apply, and the one that it does not have.
    await page.route('**/candidates/', async (route) => {
      const html = await (await route.fetch()).text()
      const old = html.replaceAll('selector(:popover-open)', 'selector(:no-popovers)').replace(/ popover="?auto"?/, '')
      await route.fulfill({ body: old, contentType: 'text/html' })
    })
    await page.goto('./candidates/')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    for (const link of await findMenu(page).getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
  })
})
