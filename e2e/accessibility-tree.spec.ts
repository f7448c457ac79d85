/** What a screen reader gets from each type of control, as text for people to review. The outlines in `app/` have all other text. */
import type { Page } from 'playwright/test'
import { openAt } from './support/electionClock'
import { expect, test } from './support/site'

/** Between two deadlines of the sample. */
const instant = '2017-11-01T12:00-04:00'

const pages = [
  ['./candidates/', 'candidates'],
  ['./compare/selectBoard/', 'compare-selectBoard'],
  ['./my-ballot/', 'my-ballot'],
] as const

test(
  'the accessibility tree of the menu, and of pages with buttons and checkboxes, is the reviewed one',
  { tag: '@upcoming' },
  async ({ page }) => {
    await openAt(page, instant, './')
    await expectTree(page, 'header', 'header')
    for (const [path, name] of pages) {
      await openAt(page, instant, path)
      if (name === 'my-ballot') await expect(page.getByRole('button', { name: 'Print my ballot' })).toBeVisible()
      // A script shows the button once it knows that the browser can keep the guide.
      await expect(page.locator('main [data-keep]').filter({ visible: false })).toHaveCount(0)
      await expectTree(page, 'main', name)
    }
  },
)

test(
  'the accessibility tree of a page with a search field, a choice of places and terms is the reviewed one',
  { tag: '@content' },
  async ({ page, out }) => {
    test.skip(out !== 'out-region', 'another election')
    await page.goto('./results/')
    await expectTree(page, 'main', 'region-results')
  },
)

async function expectTree(page: Page, part: string, name: string): Promise<void> {
  expect.soft(await page.locator(part).first().ariaSnapshot()).toMatchSnapshot(`${name}.yml`)
}
